import { isNone } from 'fp-ts/Option';
import { momentOrLast } from '../dates/instant';
import type { Entry, EntryKind } from './entry';

/**
 * What only the customer can do for their own orders, then what the expert wrote, then the provider's late steps, then the
 * law's dates (NEED-08).
 */
const group: Readonly<Record<EntryKind, number>> = {
  decideQuotation: 0,
  uploadDocuments: 0,
  payOrder: 0,
  checkPayment: 0,
  orderCart: 0,
  readRemark: 1,
  providerLate: 2,
  statutory: 3,
};

/** The kinds in the order that breaks ties. */
const rank: Readonly<Record<EntryKind, number>> = {
  decideQuotation: 0,
  uploadDocuments: 1,
  payOrder: 2,
  checkPayment: 3,
  orderCart: 4,
  readRemark: 5,
  providerLate: 6,
  statutory: 7,
};

/** Less than zero where the first comes first. */
export const compare = <A extends string | number>(one: A, other: A): number => {
  if (one < other) return -1;
  return one === other ? 0 : 1;
};

/** A text greater than every date, so that entries without a date come after those with one. */
const NEVER = '~';

/** One less than every date: what may be overdue must not sink below what is not because its date could not be read. */
const MAYBE_OVERDUE = '';

const dayText = (entry: Entry): string => {
  if (entry.kind === 'uploadDocuments' && entry.isDueUnread) return MAYBE_OVERDUE;
  return isNone(entry.due) ? NEVER : entry.due.value.day;
};

/** Age counts among entries without a due date alone. */
const byAge = (one: Entry, other: Entry): number =>
  isNone(one.due) ? compare(momentOrLast(one.since), momentOrLast(other.since)) : 0;

/**
 * The order of the list: the customer's own business first; within a group by due date, which puts what is overdue first
 * and what is due today next; then without a date, the oldest first; then by kind and id (NEED-08).
 */
export const compareEntries = (one: Entry, other: Entry): number =>
  compare(group[one.kind], group[other.kind]) ||
  compare(dayText(one), dayText(other)) ||
  byAge(one, other) ||
  compare(rank[one.kind], rank[other.kind]) ||
  compare(one.id, other.id);
