import type { Instant } from '../dates/instant';
import type { Entry } from './entry';
import { compareEntries } from './order';
import { orderEntries } from './orderEntries';
import { quotationEntries } from './quotationEntries';
import { remarkEntries } from './remarkEntries';
import { known, type Sources } from './sources';
import { statutoryEntries } from './statutoryEntries';
import { taskEntries } from './taskEntries';

/** A record that was sent twice is listed once. */
const withoutRepeats = (sorted: readonly Entry[]): readonly Entry[] => {
  const seen = new Set<string>();
  return sorted.filter(({ kind, id }) => {
    const name = `${kind} ${id}`;
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
};

/**
 * Everything that waits for the customer, most urgent first (NEED-01, NEED-08). What could not be read costs its own
 * entries only (NEED-11).
 */
export const needsYou = (sources: Sources, now: Instant): readonly Entry[] => {
  const entries = [
    ...known(sources.quotations).flatMap((quotation) => quotationEntries(quotation, now)),
    ...known(sources.tasks).flatMap((reading) => taskEntries(reading, now)),
    ...known(sources.tasks).flatMap((reading) => remarkEntries(reading, sources.opened, now)),
    ...orderEntries(sources, now),
    ...statutoryEntries(sources, now),
  ];
  return withoutRepeats([...entries].sort(compareEntries));
};
