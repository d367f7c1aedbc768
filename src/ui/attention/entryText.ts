import { isNone, type Option } from 'fp-ts/Option';
import type { Distance } from '../../domain/attention/due';
import type { Entry } from '../../domain/attention/entry';
import type { NextDate } from '../../domain/attention/nextDate';
import { formatRupees } from '../../domain/money/formatRupees';
import type { Paise } from '../../domain/money/money';
import { texts } from '../texts/texts';

const amountText = (amount: Option<Paise>): string => (isNone(amount) ? '' : formatRupees(amount.value));

/** What to do, with the amount that it is about as far as known. */
export const actionText = (entry: Entry): string => {
  switch (entry.kind) {
    case 'uploadDocuments':
      return texts().attention.uploadDocuments(entry.documents.length);
    case 'decideQuotation':
    case 'payOrder':
    case 'checkPayment':
    case 'orderCart':
      return texts().attention[entry.kind](amountText(entry.amount));
    case 'readRemark':
    case 'providerLate':
    case 'statutory':
      return texts().attention[entry.kind];
  }
};

/** For what. Of a late step the step comes first, so that a phone shows whose duty it is. */
export const subjectText = (entry: Entry): string => {
  if (entry.kind === 'providerLate') return texts().attention.lateStep(entry.step);
  if (entry.kind === 'statutory') return texts().deadline.topicNames[entry.topic];
  return entry.subject.join(', ') || texts().attention.unnamed;
};

/** What else it is about: names or a service; '' where nothing is known. */
export const detailText = (entry: Entry): string => {
  switch (entry.kind) {
    case 'uploadDocuments':
      return entry.documents.join(', ');
    case 'statutory':
      return entry.forms.join(', ');
    case 'providerLate':
      return entry.subject.join(', ');
    case 'readRemark':
      return entry.step;
    case 'checkPayment':
      return texts().attention.beingConfirmed;
    case 'decideQuotation':
    case 'payOrder':
    case 'orderCart':
      return '';
  }
};

/** What comes next while nothing waits. */
export const nextText = (next: NextDate): string =>
  next.kind === 'step'
    ? texts().attention.nextStep(next.step, next.service)
    : texts().attention.nextByLaw(next.form, texts().deadline.topicNames[next.topic]);

/** How far away a due date is. */
export const distanceText = (distance: Distance): string =>
  distance.kind === 'today' ? texts().attention.today : texts().attention[distance.kind](distance.days);
