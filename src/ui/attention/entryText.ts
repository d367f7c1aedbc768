import { isNone, type Option } from 'fp-ts/Option';
import type { Distance } from '../../domain/attention/due';
import type { Entry } from '../../domain/attention/entry';
import { formatRupees } from '../../domain/money/formatRupees';
import type { Paise } from '../../domain/money/money';
import { attentionTexts } from '../texts/attentionTexts';

/** What to do. */
export const actionText = (entry: Entry): string =>
  entry.kind === 'uploadDocuments'
    ? attentionTexts.uploadDocuments(entry.documents.length)
    : attentionTexts[entry.kind];

const amountText = (amount: Option<Paise>): string => (isNone(amount) ? '' : formatRupees(amount.value));

/** For what. Of a late step the step comes first, so that a phone shows whose duty it is. */
export const subjectText = (entry: Entry): string => {
  if (entry.kind === 'providerLate') return attentionTexts.lateStep(entry.step);
  return entry.subject.join(', ') || attentionTexts.unnamed;
};

/** What else it is about: names, a service or an amount; '' where nothing is known. */
export const detailText = (entry: Entry): string => {
  switch (entry.kind) {
    case 'uploadDocuments':
      return attentionTexts.documentNames(entry.documents);
    case 'providerLate':
      return entry.subject.join(', ');
    case 'decideQuotation':
    case 'payOrder':
    case 'orderCart':
      return amountText(entry.amount);
  }
};

/** How far away a due date is. */
export const distanceText = (distance: Distance): string =>
  distance.kind === 'today' ? attentionTexts.today : attentionTexts[distance.kind](distance.days);
