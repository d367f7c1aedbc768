import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { pricingTexts } from '../texts/pricingTexts';
import type { QuestionFlowStore } from './QuestionFlowStore';

/** Where the price stands, in view while the questions are answered; Proceed appears with the last answer (section 5). */
export const PriceSummary = observer(({ store }: { readonly store: QuestionFlowStore }): ReactElement => (
  <aside className="portal-price-summary" aria-label={pricingTexts.summaryTitle}>
    <h2>{pricingTexts.summaryTitle}</h2>
    {store.canProceed ? (
      <>
        <p>{pricingTexts.summaryReady}</p>
        <Button
          type="primary"
          size="large"
          block
          loading={store.pricing.isRunning}
          onClick={() => void store.pricing.run()}
        >
          {pricingTexts.proceed}
        </Button>
      </>
    ) : (
      <>
        <p>{pricingTexts.summaryWaiting}</p>
        <p className="portal-price-missing">{pricingTexts.answersMissing}</p>
      </>
    )}
    {store.answers.size > 0 && (
      <Button type="link" onClick={() => store.startAgain()}>
        {pricingTexts.startAgain}
      </Button>
    )}
  </aside>
));
