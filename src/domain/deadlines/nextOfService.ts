import { fromNullable, none, type Option } from 'fp-ts/Option';
import { nameSign } from '../catalogue/sameService';
import type { SubService } from '../catalogue/service';
import type { CalendarDay } from '../dates/instant';
import { agendaSpan } from './agenda';
import { settledRules } from './alternatives';
import type { DeadlineChoice } from './choice';
import { isOutdated } from './outdated';
import type { DeadlineTable, StatutoryRule } from './rule';
import { rulesOfServices } from './services';
import { type DateQuery, type StatutoryDate, statutoryDates } from './statutoryDates';

export interface NextDateFacts extends Pick<DeadlineChoice, 'answers'>, Pick<DateQuery, 'state'> {
  readonly today: CalendarDay;
}

/** What concerns most customers of a service; all of it where it is made for few. */
const mainOf = (rules: readonly StatutoryRule[]): readonly StatutoryRule[] => {
  const usual = rules.filter(({ isUsual }) => isUsual);
  return usual.length === 0 ? rules : usual;
};

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
  const own = { bought: new Set([nameSign(subService.name)]), completed: new Map<string, undefined>() };
  const brought = rulesOfServices(table.rules, own, [subService]);
  const answered = table.alternatives.filter(({ id, choices }) =>
    choices.some((choice) => choice.id === answers[id]),
  );
  const rules = mainOf(settledRules(brought, answered, answers)).filter(
    ({ assumedEvent }) => assumedEvent === '',
  );
  const span = { ...agendaSpan(today), from: today };
  return fromNullable(statutoryDates(rules, { span, state })[0]);
};
