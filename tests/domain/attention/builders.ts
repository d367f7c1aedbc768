import { map, none, some } from 'fp-ts/Option';
import {
  known,
  type Sources,
  type StatutorySource,
  type TaskReading,
} from '../../../src/domain/attention/sources';
import { indianDay } from '../../../src/domain/dates/instant';
import { ownServices, rulesOfServices } from '../../../src/domain/deadlines/services';
import type { TaskDocument } from '../../../src/domain/documents/file';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { aRule } from '../deadlines/theTable';
import { aDocument } from '../documents/aFile';
import { moment } from '../when';
import { aTask } from '../work/aTask';

/** Noon of the 20th in India. */
export const NOW = moment('2026-11-20T12:00:00+05:30');

/** A customer of whom everything was read, and who has nothing. */
export const sourcesOf = (given: Partial<Sources> = {}): Sources => {
  const read = {
    quotations: some([]),
    tasks: some([]),
    opened: {},
    orders: some([]),
    attempt: none,
    cart: none,
    statutory: none,
    ...given,
  };
  const tasks = known(read.tasks).map(({ task }) => task);
  const own = ownServices({ tasks, orders: known(read.orders), today: indianDay(NOW) });
  const chosen = map((table: StatutorySource) => ({
    ...table,
    rules: rulesOfServices(table.rules, own, []),
  }));
  return { ...read, statutory: chosen(read.statutory) };
};

export const aReading = (
  task: Parameters<typeof aTask>[0],
  documents: readonly TaskDocument[] = [],
  steps: readonly TrackingStep[] = [],
): TaskReading => ({ task: aTask(task), documents: some(documents), steps: some(steps) });

/** Due on that day of the month after its period. */
export const onDay = (day: number) => ({ kind: 'dayOfMonth', day, monthsAfter: 1 }) as const;

/** A table of such rules, for GST unless they say otherwise. */
export const lawfully = (...rules: readonly Parameters<typeof aRule>[0][]) =>
  some({
    rules: rules.map((rule) => aRule(rule)),
    alternatives: [],
    notForMe: [],
    answers: {},
    state: none,
    isOutdated: false,
  });

const aFileOf = (id: string): TaskDocument['files'] => [
  { id, name: `${id}.pdf`, path: `tasks/${id}.pdf`, createdAt: none },
];

export const missing = (name: string): TaskDocument => aDocument({ id: name, name });
export const uploaded = (name: string): TaskDocument => aDocument({ id: name, name, files: aFileOf(name) });
