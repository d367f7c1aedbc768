import { observer } from 'mobx-react-lite';
import { isNone } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { formatRupees } from '../../domain/money/formatRupees';
import { gstPart } from '../../domain/quotations/kit';
import type { Quotation } from '../../domain/quotations/quotation';
import { DateText } from '../kit/DateText';
import type { Elements } from '../kit/elements';
import { OptionalMoney } from '../kit/Money';
import { texts } from '../texts/texts';
import { amountWord } from './amountWord';
import { useTimeToDecide } from './expiryText';
import { langOf } from '../kit/langOf';

interface QuotationProps {
  readonly quotation: Quotation;
}

/** Time left to decide; shown only while the quotation is pending. */
const ExpiryWords = observer(({ quotation }: QuotationProps): ReactElement | null => {
  const left = useTimeToDecide(quotation);
  return left === undefined ? null : <span className="portal-quotation-details-left">{left}</span>;
});

const GstWords = observer(({ quotation }: QuotationProps): ReactElement | null => {
  const gst = gstPart(quotation);
  if (isNone(gst)) return null;
  return (
    <span className="portal-quotation-details-gst">
      {texts().quotation.includesGst(formatRupees(gst.value))}
    </span>
  );
});

const Facts = observer(({ quotation }: QuotationProps): ReactElement => (
  <dl className="portal-quotation-details-facts">
    <div className="portal-quotation-details-amount">
      <dt>{amountWord(quotation)}</dt>
      <dd>
        {isNone(quotation.payable) ? (
          <span>{texts().quotation.unknownAmount}</span>
        ) : (
          <OptionalMoney amount={quotation.payable} />
        )}
        <GstWords quotation={quotation} />
      </dd>
    </div>
    <div>
      <dt>{texts().quotation.quotedOn}</dt>
      <dd>
        <DateText when={quotation.createdAt} />
      </dd>
    </div>
    <div>
      <dt>{texts().quotation.expiresOn}</dt>
      <dd>
        <DateText when={quotation.expiresAt} />
        <ExpiryWords quotation={quotation} />
      </dd>
    </div>
  </dl>
));

interface DetailsProps extends QuotationProps {
  readonly status: Elements;
}

/** What a quotation offers: services, amount with its tax, last day and the expert's remarks. */
export const QuotationDetails = observer(({ quotation, status }: DetailsProps): ReactElement => (
  <>
    <div className="portal-quotation-details-head">
      <h2>{texts().quotation.services}</h2>
      {status}
      <ul className="portal-quotation-details-services">
        {quotation.names.map((name, index) => (
          // The index is the key because a service may be listed twice and has only a name.
          <li key={index} lang={langOf(name)}>
            {name}
          </li>
        ))}
      </ul>
    </div>
    <Facts quotation={quotation} />
    <section>
      <h2>{texts().quotation.remarks}</h2>
      <p
        className="portal-quotation-details-remarks"
        lang={langOf(quotation.expertRemarks || texts().quotation.noRemarks)}
      >
        {quotation.expertRemarks || texts().quotation.noRemarks}
      </p>
    </section>
  </>
));
