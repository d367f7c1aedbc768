import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Clock } from '../../application/ports/Clock';
import { type Expiry, expiryOf } from '../../domain/quotations/expiry';
import type { Quotation } from '../../domain/quotations/quotation';
import { DateText } from '../kit/DateText';
import { OptionalMoney } from '../kit/Money';
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

const ExpiryWords = ({ quotation }: { readonly quotation: Quotation }): ReactElement | null => {
  const expiry = expiryOf(quotation.expiresAt, useStore(Clock).now());
  return isNone(expiry) ? null : <span className="portal-letter-left">{expiryText(expiry.value)}</span>;
};

interface LetterProps {
  readonly store: QuotationStore;
  readonly quotation: Quotation;
}

/** What a quotation offers: services, amount, how long it stands, the expert's remarks and the file. */
export const QuotationLetter = observer(({ store, quotation }: LetterProps): ReactElement => (
  <>
    <section aria-label={quotationTexts.services}>
      <h2>{quotationTexts.services}</h2>
      <ul className="portal-letter-services">
        {quotation.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
    <dl className="portal-letter-facts">
      <div className="portal-letter-amount">
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
          <DateText when={quotation.expiresAt} /> <ExpiryWords quotation={quotation} />
        </dd>
      </div>
    </dl>
    <section>
      <h2>{quotationTexts.remarks}</h2>
      <p className="portal-letter-remarks">{quotation.expertRemarks || quotationTexts.noRemarks}</p>
    </section>
    {quotation.filePath !== '' && (
      <Button
        loading={store.downloading.isRunning}
        onClick={() => void store.downloading.run(quotation.filePath)}
      >
        {quotationTexts.file}
      </Button>
    )}
  </>
));
