import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { GST_PERCENT, withGst } from '../../domain/india/gst';
import { formatRupees } from '../../domain/money/formatRupees';
import { hasPrice } from '../../domain/pricing/priceAction';
import { langOf } from '../kit/langOf';
import { Dialog } from '../kit/Dialog';
import { Money } from '../kit/Money';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { texts } from '../texts/texts';
import type { QuestionFlowStore } from './QuestionFlowStore';

/** The calculated amount and its terms, shown before anything is submitted (QUES-16). */
export const PriceDialog = observer(({ store }: { readonly store: QuestionFlowStore }): ReactElement => {
  const quote = store.asked?.quote;
  const isBusy = store.confirming.isRunning;
  return (
    <Dialog
      open={quote !== undefined}
      title={texts().pricing.confirmTitle}
      onCancel={() => store.dismiss()}
      footer={[
        <Button key="cancel" disabled={isBusy} onClick={() => store.dismiss()}>
          {texts().pricing.cancel}
        </Button>,
        <Button
          key="confirm"
          type="primary"
          loading={busyIcon(isBusy)}
          onClick={() => void store.confirming.run()}
        >
          {texts().pricing.confirm}
        </Button>,
      ]}
    >
      {quote !== undefined && (
        <div className="portal-price-dialog">
          <div className="portal-price-amount">
            {hasPrice(quote) ? <Money amount={quote.amount} strong /> : texts().catalogue.priceWords.quoted}
          </div>
          <p>
            {quote.action === 'getQuote'
              ? texts().pricing.confirmQuote
              : texts().pricing.confirmLead(GST_PERCENT)}
          </p>
          {quote.action !== 'getQuote' && (
            <p>{texts().pricing.confirmWithGst(formatRupees(withGst(quote.amount)))}</p>
          )}
          <StillWaiting command={store.confirming} />
          {quote.terms !== '' && (
            <>
              <h3>{texts().pricing.terms}</h3>
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
