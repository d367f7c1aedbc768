import { isNone, type Option } from 'fp-ts/Option';
import type { DayRange } from '../dates/financialYear';
import type { CalendarDay } from '../dates/instant';
import { type IndianState, indianStates } from '../india/states';
import { type Delay, dayOfDue, delayOf, exceptionFor } from './dueDay';
import { byDay } from './order';
import { firstDayOf, monthNumberOf, type Period, periodsEnding } from './period';
import type { DueVariant, StatutoryRule } from './rule';

/** One date on which something is due by law; its rule has the topic, the form, the title and the services. */
export interface StatutoryDate {
  readonly rule: StatutoryRule;
  readonly period: Period;
  readonly day: CalendarDay;
  /** The states in which it holds, by the first two digits of a GSTIN; empty for all of them. */
  readonly states: readonly IndianState['tin'][];
  /** The first state of its variant, which names the date whether or not the state is known (DUE-07). */
  readonly variant: IndianState['tin'] | undefined;
  /** What announced the date in place of the rule's; '' for a regular date. */
  readonly why: string;
}

/** Whether the table says without reserve that the day is the customer's: see the remarks of DUE-06. */
export const isWithoutReserve = ({ rule, states }: StatutoryDate): boolean =>
  rule.assumedEvent === '' && rule.confidence !== 'medium' && states.length === 0;

export interface DateQuery {
  /** The days on which the dates fall, both included. */
  readonly span: DayRange;
  /** The customer's state; without one, dates that differ by state are given with their states (DUE-03). */
  readonly state: Option<IndianState>;
}

type Dated = Pick<StatutoryDate, 'day' | 'states' | 'variant' | 'why'>;

/** The variants of a rule, with its own due for the states that none of them names. */
const everyVariant = ({ due, variants }: StatutoryRule): readonly DueVariant[] => {
  if (variants.length === 0) return [];
  const named = new Set(variants.flatMap(({ states }) => states));
  const others = indianStates.map(({ tin }) => tin).filter((tin) => !named.has(tin));
  return others.length === 0 ? variants : [...variants, { states: others, due }];
};

/** The dates of all variants, each once; where they agree, the date holds in all states. */
const inEachState = (variants: readonly DueVariant[], period: Period): readonly Dated[] => {
  const dates: Dated[] = [];
  for (const { due, states } of variants) {
    const day = dayOfDue(due, period);
    if (isNone(day)) continue;
    const known = dates.findIndex((date) => date.day === day.value);
    const same = dates[known];
    if (same === undefined) dates.push({ day: day.value, states, variant: states[0], why: '' });
    else dates[known] = { ...same, states: [...same.states, ...states] };
  }
  const everywhere = variants.flatMap(({ states }) => states).length;
  return dates.map((date) => (date.states.length === everywhere ? { ...date, states: [] } : date));
};

/** When a rule is due for a period: one date, none, or without a known state one for each group of states. */
const datesOf = (rule: StatutoryRule, period: Period, state: DateQuery['state']): readonly Dated[] => {
  const exception = exceptionFor(rule, period);
  const variants = everyVariant(rule);
  if (exception === undefined && variants.length > 0 && isNone(state)) return inEachState(variants, period);
  const variant = variants.find(({ states }) => isNone(state) || states.includes(state.value.tin));
  const { due, why } = exception ?? { due: variant?.due ?? rule.due, why: '' };
  const day = dayOfDue(due, period);
  return isNone(day) ? [] : [{ day: day.value, states: [], variant: variant?.states[0], why }];
};

const delayOfRule = ({ due, exceptions, variants }: StatutoryRule): Delay | undefined => {
  const delays = [due, ...[...exceptions, ...variants].map((one) => one.due)]
    .map(delayOf)
    .filter((delay) => delay !== undefined);
  if (delays.length === 0) return undefined;
  return {
    least: Math.min(...delays.map(({ least }) => least)),
    most: Math.max(...delays.map(({ most }) => most)),
  };
};

const isInForce = ({ from, until }: StatutoryRule, period: Period): boolean => {
  const day = firstDayOf(period);
  return day >= from && (until === undefined || day <= until);
};

const isWithin = (day: CalendarDay, { from, to }: DayRange): boolean => day >= from && day <= to;

const datesOfRule = (rule: StatutoryRule, { span, state }: DateQuery): readonly StatutoryDate[] => {
  const delay = delayOfRule(rule);
  if (delay === undefined) return [];
  return periodsEnding(
    rule.every,
    monthNumberOf(span.from) - delay.most,
    monthNumberOf(span.to) - delay.least,
  )
    .filter((period) => isInForce(rule, period))
    .flatMap((period) => datesOf(rule, period, state).map((dated) => ({ rule, period, ...dated })))
    .filter(({ day }) => isWithin(day, span));
};

/** The dates of rules that fall into a span of days, in the order of their days (DUE-02, DUE-03). */
export const statutoryDates = (rules: readonly StatutoryRule[], query: DateQuery): readonly StatutoryDate[] =>
  rules.flatMap((rule) => datesOfRule(rule, query)).sort(byDay);
