import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog';
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
    {store.submission.reason !== '' && <p role="status">{catalogueTexts.reason(store.submission.reason)}</p>}
  </>
));

const StartAgain = observer(({ store }: SummaryProps): ReactElement => {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => setAsking(false);
  return (
    <>
      <Button type="link" onClick={() => setAsking(true)}>
        {pricingTexts.startAgain}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={pricingTexts.startAgain}
        yes={pricingTexts.startAgainYes}
        no={pricingTexts.startAgainNo}
        onYes={() => {
          leave();
          store.startAgain();
        }}
        onNo={leave}
      >
        <p>{pricingTexts.startAgainQuestion}</p>
      </ConfirmDialog>
    </>
  );
});

/** The state of the price, always in view; Proceed appears when every visible question is answered (QUES-14). */
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
    {store.answers.size > 0 && <StartAgain store={store} />}
  </aside>
));
