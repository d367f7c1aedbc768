import { type Period, financialYearOfPeriod, yearAndMonth } from '../../../domain/deadlines/period';
import type { TableText, Topic } from '../../../domain/deadlines/rule';
import { ENGLISH } from '../../../domain/language/language';
import { monthNames } from './monthNames';
import { plural } from '../plural';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const topicNames: Readonly<Record<Topic, string>> = {
  gst: 'GST',
  tds: 'TDS and TCS',
  'income-tax': 'Income tax',
  company: 'Company',
  llp: 'LLP',
  payroll: 'PF and ESI',
};

/** Month 1 is January. */
const monthName = (month: number): string => monthNames[month - 1] ?? '';
const short = (month: number): string => monthName(month).slice(0, 3);
const nextYear = (year: number): string => String((year + 1) % 100).padStart(2, '0');

/** 'November 2026', 'Oct-Dec 2026', 'Oct 2026-Mar 2027' or 'FY 2026-27'. */
const periodName = (period: Period): string => {
  const first = yearAndMonth(period.firstMonth);
  const last = yearAndMonth(period.lastMonth);
  const year = financialYearOfPeriod(period);
  if (period.every === 'month') return `${monthName(first.month)} ${first.year}`;
  if (period.every === 'year') return `FY ${year}-${nextYear(year)}`;
  if (first.year === last.year) return `${short(first.month)}-${short(last.month)} ${last.year}`;
  return `${short(first.month)} ${first.year}-${short(last.month)} ${last.year}`;
};

/** Events from which a date is counted, by the table's name for them. */
const eventNames: Readonly<Record<string, string>> = { agm: 'annual general meeting' };

/** Texts of the Deadlines page. */
export const deadline = {
  title: 'Deadlines',
  nextByLaw: 'Next date by law',
  /** By what the page lists. */
  leads: {
    own: (last: string): string => `Your own dates, up to ${last}.`,
    mine: (last: string): string => `Your own dates and the statutory dates of your services, up to ${last}.`,
    all: (last: string): string => `Your own dates and all statutory dates, up to ${last}.`,
  },
  /** Which of the table's languages this one is. */
  tableLanguage: (text: TableText): string => text.en,
  views: 'Dates shown',
  mine: 'Mine',
  all: 'All',
  topics: 'Topic',
  everyTopic: 'Every topic',
  topicNames,
  monthHeading: (month: number, year: string): string => `${monthName(month)} ${year}`,
  weekday: (day: number): string => weekdays[day] ?? '',
  periodName,
  loading: 'Loading your dates...',
  loadingTable: 'Loading statutory dates...',
  tableFailed: 'The statutory dates could not be read. Your own dates do not need them.',
  outdated: (checkedOn: string): string =>
    `The statutory dates were last checked on ${checkedOn}, more than a year ago. Confirm each with our experts.`,
  empty: 'No dates are due.',
  emptyMine: 'No statutory dates follow from your services yet. All shows every one.',
  stale: 'Your dates could not be read again just now, so they may have changed.',
  notInFull: 'Not everything could be read, so dates may be missing here.',
  emptyUnread: 'Your dates are not known, because not everything could be read.',
  heldBack: 'Some dates depend on your answer.',
  showAll: 'Show every date',
  list: 'Dates to come',
  earlierList: 'Earlier dates',
  laterList: 'Later dates',
  moreList: 'Dates that concern few',
  overdueList: 'Overdue steps',
  overdueHeading: (count: number): string => `Overdue (${count})`,
  earlier: plural(ENGLISH, { one: 'Earlier: # date', other: 'Earlier: # dates' }),
  later: plural(ENGLISH, { one: 'Later months: # date', other: 'Later months: # dates' }),
  more: plural(ENGLISH, {
    one: 'More: # date that concerns few',
    other: 'More: # dates that concern few',
  }),
  today: 'Today',
  nothingToday: 'Nothing is due today.',
  state: (name: string): string => `Dates that differ by state are those of ${name}, from your GSTIN.`,
  extensions: 'Authorities announce extensions, sometimes on the last day. This is a reminder, not advice.',
  askUs: 'Chat with Expert',
  inStates: (names: string): string => `In ${names}`,
  assumed: (event: string): string =>
    `Counted from an assumed date of the ${eventNames[event] ?? event}. An earlier one makes this date earlier too.`,
  uncertain:
    'Medium confidence: sources differ, the form is new, or the day is not the same for all. Confirm this date with our experts.',
  changedBy: (why: string): string => `Changed: ${why}`,
  officialPage: (topic: Topic): string => `Official page: ${topicNames[topic]}`,
  checkedOn: (day: string): string => `Checked on ${day}`,
  statutoryTitle: (name: string, period: string): string => `${name}, ${period}`,
  quotationTitle: (number: string, services: string): string =>
    `Last day of quotation ${number}: ${services}`,
  quotation: 'Quotation for you to decide',
  openQuotation: 'Open quotation',
  stepTitle: (step: string, service: string): string => `${step}: ${service}`,
  step: 'Step of your service',
  openTask: 'View Details',
  addAll: 'Add to calendar',
  /** Stands beside the button, whose name others rely on. */
  addCount: plural(ENGLISH, { one: '# date', other: '# dates' }),
  withoutSteps: 'Steps of your services are not in the calendar file.',
  calendarSaved: plural(ENGLISH, {
    one: 'A file with # date is saved. Open it to add the date to your calendar.',
    other: 'A file with # dates is saved. Open it to add them to your calendar.',
  }),
  addBefore: 'Add',
  addAfter: 'to calendar',
  calendarName: 'Deadlines',
  calendarFailed: 'The calendar file could not be made. Please try again.',
  dontKnow: 'I don’t know yet',
  answerHidden: 'The dates that depend on it are shown once you have answered.',
  answerShows: 'You can change this here at any time.',
  notForMe: 'Not for me',
  putAside: (form: string): string => `${form} is no longer among your dates. All still shows it.`,
  undo: 'Undo',
  aside: plural(ENGLISH, { one: 'Not for me: # form', other: 'Not for me: # forms' }),
  asideList: 'Forms that are not for you',
  asideName: (form: string, title: string): string => `${form}: ${title}`,
  showAgain: 'Show again',
  takenBack: (form: string): string => `${form} is among your dates again.`,
};
