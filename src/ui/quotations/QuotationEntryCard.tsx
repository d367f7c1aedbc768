import { observer } from 'mobx-react-lite';
import { isNone, isSome, type Option } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { When } from '../../domain/dates/instant';
import { QUOTATION_TURNAROUND } from '../../domain/quotations/limits';
import { quotationPath, requestPath } from '../../domain/quotations/paths';
import type { Quotation } from '../../domain/quotations/quotation';
import type { RequestStatus } from '../../domain/quotations/request';
import type { QuotationEntry } from '../../domain/quotations/sections';
import { DateText } from '../kit/DateText';
import { Money } from '../kit/Money';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { texts } from '../texts/texts';
import { useTimeToDecide } from './expiryText';
import { quotationTone, requestTone } from './quotationTone';
import { langOf } from '../kit/langOf';

interface EntryView {
  readonly id: string;
  readonly to: string;
  readonly names: string;
  readonly on: Option<When>;
  readonly status: string;
  readonly tone: StatusTone;
}

const requestText = (status: RequestStatus): string =>
  status === 'inProgress'
    ? texts().quotation.underProcess(QUOTATION_TURNAROUND.from, QUOTATION_TURNAROUND.to)
    : texts().quotation.requestStatuses[status];

const viewOf = (entry: QuotationEntry): EntryView => {
  if (entry.kind === 'quotation') {
    const { id, names, createdAt, status } = entry.quotation;
    const shown = { status: texts().quotation.statuses[status], tone: quotationTone[status] };
    return {
      id,
      to: quotationPath(id),
      names: names.join(', '),
      on: createdAt,
      ...shown,
    };
  }
  const { id, serviceName, createdAt, status } = entry.request;
  const shown = { status: requestText(status), tone: requestTone[status] };
  return { id, to: requestPath(id), names: serviceName, on: createdAt, ...shown };
};

/** The amount, and how long the customer can still decide; nothing for a part that is not known. */
const Offer = observer(({ quotation }: { readonly quotation: Quotation }): ReactElement | null => {
  const left = useTimeToDecide(quotation);
  const { payable } = quotation;
  if (isNone(payable) && left === undefined) return null;
  return (
    <span className="portal-quotation-offer">
      {isSome(payable) && <Money amount={payable.value} />}
      {left !== undefined && <span className="portal-quotation-left">{` ${left}`}</span>}
    </span>
  );
});

/** A quotation or request in the list, as a link to its page (AMB-28). */
export const QuotationEntryCard = observer(({ entry }: { readonly entry: QuotationEntry }): ReactElement => {
  const { id, to, names, on, status, tone } = viewOf(entry);
  return (
    <Link className="portal-quotation-card" to={to}>
      <span className="portal-quotation-which">
        <span className="portal-quotation-kind">{texts().quotationSummary.kinds[entry.kind]}</span>{' '}
        <span className="portal-quotation-number">{texts().quotationSummary.number(id)}</span>
      </span>{' '}
      <span className="portal-quotation-what">
        <span className="portal-quotation-names" lang={langOf(names)}>
          {names}
        </span>{' '}
        {entry.kind === 'quotation' && <Offer quotation={entry.quotation} />}
      </span>{' '}
      <span className="portal-quotation-date">
        <span>{texts().quotation[entry.kind === 'quotation' ? 'quotedOn' : 'requestedOn']}</span>{' '}
        <DateText when={on} />
      </span>{' '}
      <StatusPill tone={tone}>{status}</StatusPill>
    </Link>
  );
});
