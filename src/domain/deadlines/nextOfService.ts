import { fromNullable, none, type Option } from 'fp-ts/Option';
import { nameSign } from '../catalogue/sameService';
import type { SubService } from '../catalogue/service';
import type { CalendarDay } from '../dates/instant';
import { agendaSpan } from './agenda';
import { settledRules } from './alternatives';
import type { DeadlineChoice } from './choice';
import { isOutdated } from './outdated';
import type { DeadlineTable } from './rule';
import { type OwnServices, rulesOfServices } from './services';
import { type DateQuery, type StatutoryDate, statutoryDates } from './statutoryDates';

export interface NextDateFacts extends Pick<DeadlineChoice, 'answers'>, Pick<DateQuery, 'state'> {
  readonly today: CalendarDay;
}

/**
 * The next date by law of what a service does, whoever buys it (DUE-14); a date counted from an event that nobody knows
 * yet is left out, and so is what the customer's answers to alternatives exclude. None from a table that is outdated.
 */
export const nextDateOfService = (
  table: DeadlineTable,
  subService: Pick<SubService, 'id' | 'name'>,
  { answers, state, today }: NextDateFacts,
): Option<StatutoryDate> => {
  if (isOutdated(table, today)) return none;
  const bought = new Map([[nameSign(subService.name), undefined]]);
  const own: OwnServices = { bought, underWay: new Set(), made: new Map(), completed: new Set() };
  const brought = rulesOfServices(table.rules, own, [subService]);
  const answered = table.alternatives.filter(({ id, choices }) =>
    choices.some((choice) => choice.id === answers[id]),
  );
  const rules = settledRules(brought, answered, answers).filter(
    ({ isUsual, assumedEvent }) => isUsual && assumedEvent === '',
  );
  const span = { ...agendaSpan(today), from: today };
  return fromNullable(statutoryDates(rules, { span, state })[0]);
};
