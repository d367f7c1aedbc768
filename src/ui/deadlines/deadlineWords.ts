import type { CalendarEvent } from '../../application/ports/CalendarWriter';
import type { Deadline } from '../../domain/deadlines/deadline';
import type { StatutoryRule } from '../../domain/deadlines/rule';
import type { StatutoryDate } from '../../domain/deadlines/statutoryDates';
import { stateNameIn } from '../../domain/india/stateNames';
import { stateByTin } from '../../domain/india/states';
import { isSome } from 'fp-ts/Option';
import { quotationPath } from '../../domain/quotations/paths';
import { activeLocale } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { soughtDatePath } from './pageAddress';

/** A rule by its form and title; a title that begins with the form says both. */
export const nameOfRule = ({ form, title }: StatutoryRule): string => {
  const said = texts().deadline.tableLanguage(title);
  return said.startsWith(form) ? said : texts().deadline.asideName(form, said);
};

/** What a statutory date is about, with the period that it is for. */
export const titleOfDate = ({ rule, period }: StatutoryDate): string =>
  texts().deadline.statutoryTitle(nameOfRule(rule), texts().deadline.periodName(period));

/** What a date is about, as its line and a calendar show it. */
export const titleOf = (deadline: Deadline): string => {
  switch (deadline.kind) {
    case 'statutory':
      return titleOfDate(deadline.date);
    case 'quotation': {
      const { id, names } = deadline.quotation;
      return texts().deadline.quotationTitle(texts().quotationSummary.number(id), names.join(', '));
    }
    case 'step':
      return texts().deadline.stepTitle(deadline.step.name, deadline.task.serviceName);
  }
};

const stateNames = ({ states }: StatutoryDate): string =>
  states
    .map(stateByTin)
    .flatMap((state) => (isSome(state) ? [stateNameIn(activeLocale(), state.value)] : []))
    .join(', ');

/** What others wrote in title and remarks of a statutory date. */
export const statutoryWords = (date: StatutoryDate): readonly string[] => [
  date.rule.form,
  date.why,
  stateNames(date),
];

/** What others wrote in title and remarks of a date: the names of forms, states, services and steps. */
export const wordsOfOthers = (deadline: Deadline): readonly string[] => {
  switch (deadline.kind) {
    case 'statutory':
      return statutoryWords(deadline.date);
    case 'quotation':
      return [deadline.quotation.names.join(', ')];
    case 'step':
      return [deadline.step.name, deadline.task.serviceName];
  }
};

/** The states in which a date holds; '' for all of them. */
const statesText = (date: StatutoryDate): string => {
  const names = stateNames(date);
  return names === '' ? '' : texts().deadline.inStates(names);
};

/** What else must be known of a statutory date: where it holds, what moved it, and how sure it is (DUE-06). */
export const remarksOf = (date: StatutoryDate): readonly string[] => {
  const { rule, why } = date;
  return [
    statesText(date),
    why === '' ? '' : texts().deadline.changedBy(why),
    rule.assumedEvent === '' ? '' : texts().deadline.assumed(rule.assumedEvent),
    rule.confidence === 'medium' ? texts().deadline.uncertain : '',
  ].filter((remark) => remark !== '');
};

const statutoryDescription = (date: StatutoryDate, warning: string): string =>
  [texts().deadline.tableLanguage(date.rule.who), ...remarksOf(date), warning, texts().deadline.extensions]
    .filter((line) => line !== '')
    .join('\n');

/** A date as an event of a calendar, with what warns of all dates by law; '' where nothing does (DUE-05, DUE-07, DUE-13). */
export const eventOf = (
  deadline: Exclude<Deadline, { readonly kind: 'step' }>,
  warning: string,
): CalendarEvent => ({
  uid: deadline.id,
  day: deadline.day,
  title: titleOf(deadline),
  ...(deadline.kind === 'statutory'
    ? {
        description: statutoryDescription(deadline.date, warning),
        url: soughtDatePath({ day: deadline.day, rule: deadline.date.rule.id }),
      }
    : { description: texts().deadline.quotation, url: quotationPath(deadline.quotation.id) }),
});
