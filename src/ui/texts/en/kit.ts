import { lightKit } from './lightKit';
import type { DayFault } from '../../../domain/dates/typedDay';
import type { AgeUnit } from '../../../domain/dates/relativeTime';
import { plural } from '../plural';
import { ENGLISH } from '../../../domain/language/language';

const ages: Readonly<Record<AgeUnit, (count: number) => string>> = {
  second: plural(ENGLISH, { one: '# second ago', other: '# seconds ago' }),
  minute: plural(ENGLISH, { one: '# minute ago', other: '# minutes ago' }),
  hour: plural(ENGLISH, { one: '# hour ago', other: '# hours ago' }),
  day: plural(ENGLISH, { one: '# day ago', other: '# days ago' }),
  week: plural(ENGLISH, { one: '# week ago', other: '# weeks ago' }),
};

const dayFaults: Readonly<Record<DayFault | 'incomplete', string>> = {
  yearShort: 'Please type the year with four digits, for example 2026.',
  outOfRange: 'Please enter a date from 1900 to 2099.',
  noSuchDay: 'This date does not exist. Please check day and month.',
  incomplete: 'Please enter the whole date: day, month and year.',
};

const entries = plural(ENGLISH, { one: '# entry', other: '# entries' });

const showMore = plural(ENGLISH, { one: 'Show # more', other: 'Show # more' });

/** Texts of the components that every screen shares. */
export const kit = {
  ...lightKit,
  share: 'Share',
  whatsApp: 'WhatsApp',
  copy: 'Copy',
  copied: 'Copied.',
  copyFailed: 'Your browser did not let us copy.',
  partBroken: 'This section could not be shown.',
  stopped: 'Loading cancelled.',
  notAllRead: 'Not all of this list could be read. What is missing here may still exist.',
  opensInNewTab: 'Opens in a new tab',
  indiaTime: 'India time',
  indiaZone: 'IST',
  dayFaults,
  today: 'today',
  due: 'Due',
  overdue: 'Overdue',
  overdueWithUs: 'Overdue with us',
  ago: (count: number, unit: AgeUnit): string => ages[unit](count),
  entries: (count: number): string => entries(count),
  showMore: (count: number): string => showMore(count),
  close: 'Close',
  notAFile: 'That is not a file. Drop a file from your device here.',
  percent: (percent: number): string => `${percent}%`,
  donut: (completed: number, inProgress: number, yetToStart: number): string =>
    `Completed ${completed}%, in progress ${inProgress}%, yet to start ${yetToStart}%`,
};
