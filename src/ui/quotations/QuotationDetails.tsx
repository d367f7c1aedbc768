import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { Clock } from '../../application/ports/Clock';
import { type Expiry, expiryOf } from '../../domain/quotations/expiry';
import type { Quotation } from '../../domain/quotations/quotation';
import { canDecide } from '../../domain/quotations/decision';
import { busyIcon } from '../kit/busyIcon';
import { DateText } from '../kit/DateText';
import { OptionalMoney } from '../kit/Money';
import { StillWaiting } from '../kit/StillWaiting';
import { useStore } from '../state/storeContext';
import { quotationTexts } from '../texts/quotationTexts';
import type { QuotationStore } from './QuotationStore';

const expiryText = (expiry: Expiry): string => {
  switch (expiry.kind) {
    case 'daysLeft':
      return quotationTexts.daysLeft(expiry.days);
    case 'today':
      return quotationTexts.expiresToday;
    case 'over':
      return quotationTexts.over;
  }
};

interface QuotationProps {
  readonly quotation: Quotation;
}

/** Time left to decide; shown only while the quotation is pending. */
const ExpiryWords = ({ quotation }: QuotationProps): ReactElement | null => {
  const expiry = expiryOf(quotation.expiresAt, useStore(Clock).now());
  if (isNone(expiry) || !canDecide(quotation)) return null;
  return <span className="portal-quotation-details-left">{expiryText(expiry.value)}</span>;
};

const Facts = ({ quotation }: QuotationProps): ReactElement => (
  <dl className="portal-quotation-details-facts">
    <div className="portal-quotation-details-amount">
      <dt>{quotationTexts.payable}</dt>
      <dd>
        {isNone(quotation.payable) ? (
          quotationTexts.unknownAmount
        ) : (
          <OptionalMoney amount={quotation.payable} />
        )}
      </dd>
    </div>
    <div>
      <dt>{quotationTexts.createdOn}</dt>
      <dd>
        <DateText when={quotation.createdAt} />
      </dd>
    </div>
    <div>
      <dt>{quotationTexts.expiresOn}</dt>
      <dd>
        <DateText when={quotation.expiresAt} />
        <ExpiryWords quotation={quotation} />
      </dd>
    </div>
  </dl>
);

interface DetailsProps extends QuotationProps {
  readonly store: QuotationStore;
  readonly status: ReactNode;
}

/** What a quotation offers: services, amount, expiry date, the expert's remarks and the file. */
export const QuotationDetails = observer(({ store, quotation, status }: DetailsProps): ReactElement => (
  <>
    <div className="portal-quotation-details-head">
      <h2>{quotationTexts.services}</h2>
      {status}
      <ul className="portal-quotation-details-services">
        {quotation.names.map((name, index) => (
          // The index is the key because a service may be listed twice and has only a name.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </div>
    <Facts quotation={quotation} />
    <section>
      <h2>{quotationTexts.remarks}</h2>
      <p className="portal-quotation-details-remarks">
        {quotation.expertRemarks || quotationTexts.noRemarks}
      </p>
    </section>
    {quotation.filePath !== '' && (
      <Button
        loading={busyIcon(store.downloading.isRunning)}
        onClick={() => void store.downloading.run(quotation.filePath)}
      >
        {quotationTexts.file}
      </Button>
    )}
    <StillWaiting command={store.downloading} />
  </>
));
