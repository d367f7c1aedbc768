import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { catalogueTexts } from '../texts/catalogueTexts';
import { pricingTexts } from '../texts/pricingTexts';
import type { QuestionFlowStore } from './QuestionFlowStore';

interface SummaryProps {
  readonly store: QuestionFlowStore;
}

const Problems = observer(({ store }: SummaryProps): ReactElement => (
  <>
    {store.problem !== '' && <Message kind="error">{store.problem}</Message>}
    {store.submission.failed !== undefined && (
      <Message kind="error">{catalogueTexts.submissionFailed}</Message>
    )}
  </>
));

/** Where the price stands, in view while the questions are answered; Proceed appears with the last answer (section 5). */
export const PriceSummary = observer(({ store }: SummaryProps): ReactElement => (
  <aside className="portal-price-summary" aria-label={pricingTexts.summaryTitle}>
    <h2>{pricingTexts.summaryTitle}</h2>
    <p className="portal-price-lead">
      {store.canProceed ? pricingTexts.summaryReady : pricingTexts.summaryWaiting}
    </p>
    <Problems store={store} />
    {store.canProceed ? (
      <Button
        type="primary"
        size="large"
        block
        loading={busyIcon(store.pricing.isRunning)}
        onClick={() => void store.pricing.run()}
      >
        {pricingTexts.proceed}
      </Button>
    ) : (
      <p className="portal-price-missing">{pricingTexts.answersMissing}</p>
    )}
    <StillWaiting command={store.pricing} />
    {store.answers.size > 0 && (
      <Button type="link" onClick={() => store.startAgain()}>
        {pricingTexts.startAgain}
      </Button>
    )}
  </aside>
));
