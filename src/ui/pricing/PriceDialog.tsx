import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { GST_PERCENT } from '../../domain/india/gst';
import { hasPrice } from '../../domain/pricing/priceAction';
import { langOf } from '../kit/langOf';
import { Dialog } from '../kit/Dialog';
import { Money } from '../kit/Money';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { catalogueTexts } from '../texts/catalogueTexts';
import { pricingTexts } from '../texts/pricingTexts';
import type { QuestionFlowStore } from './QuestionFlowStore';

/** The calculated amount and its terms, shown before anything is submitted (QUES-16). */
export const PriceDialog = observer(({ store }: { readonly store: QuestionFlowStore }): ReactElement => {
  const quote = store.asked?.quote;
  const isBusy = store.confirming.isRunning;
  return (
    <Dialog
      open={quote !== undefined}
      title={pricingTexts.confirmTitle}
      onCancel={() => store.dismiss()}
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={() => store.dismiss()}>
          {pricingTexts.cancel}
        </Button>,
        <Button
          key="confirm"
          type="primary"
          loading={busyIcon(isBusy)}
          onClick={() => void store.confirming.run()}
        >
          {pricingTexts.confirm}
        </Button>,
      ]}
    >
      {quote !== undefined && (
        <div className="portal-price-dialog">
          <div className="portal-price-amount">
            {hasPrice(quote) ? <Money amount={quote.amount} strong /> : catalogueTexts.priceWords.quoted}
          </div>
          <p>
            {quote.action === 'getQuote' ? pricingTexts.confirmQuote : pricingTexts.confirmLead(GST_PERCENT)}
          </p>
          <StillWaiting command={store.confirming} />
          {quote.terms !== '' && (
            <>
              <h2>{pricingTexts.terms}</h2>
              <p className="portal-prose" lang={langOf(quote.terms)}>
                {quote.terms}
              </p>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
});
