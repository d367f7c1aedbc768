import { lightKit } from './lightKit';
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

/** Texts of the components that every screen shares. */
export const kit = {
  ...lightKit,
  partBroken: 'This section could not be shown.',
  stopped: 'Loading cancelled.',
  opensInNewTab: 'Opens in a new tab',
  indiaTime: 'India time',
  today: 'today',
  due: 'Due',
  overdue: 'Overdue',
  overdueWithUs: 'Overdue with us',
  ago: (count: number, unit: AgeUnit): string => ages[unit](count),
  close: 'Close',
  percent: (percent: number): string => `${percent}%`,
  donut: (completed: number, inProgress: number, yetToStart: number): string =>
    `Completed ${completed}%, in progress ${inProgress}%, yet to start ${yetToStart}%`,
};
