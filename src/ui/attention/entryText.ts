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

/** What it is about besides its subject: names, a step or an amount; '' where nothing is known. */
export const detailText = (entry: Entry): string => {
  switch (entry.kind) {
    case 'uploadDocuments':
      return attentionTexts.documentNames(entry.documents);
    case 'providerLate':
      return attentionTexts.lateStep(entry.step);
    case 'decideQuotation':
    case 'payOrder':
    case 'orderCart':
      return amountText(entry.amount);
  }
};

/** How far away a due date is. */
export const distanceText = (distance: Distance): string =>
  distance.kind === 'today' ? attentionTexts.today : attentionTexts[distance.kind](distance.days);
