import type { AgeUnit } from '../../domain/dates/relativeTime';
import { ENGLISH, inLanguage } from './language';
import { once } from './once';

const ages = once(() => new Intl.RelativeTimeFormat(ENGLISH));

/** Words of the parts that every screen shares. */
export const kitTexts = inLanguage('kit', {
  tryAgain: 'Try again',
  stillWaiting: 'Still waiting for an answer…',
  cancel: 'Cancel',
  stopped: 'You stopped waiting for an answer.',
  opensInNewTab: 'Opens in a new tab',
  indiaTime: 'India time',
  today: 'today',
  ago: (count: number, unit: AgeUnit): string => ages().format(-count, unit),
  close: 'Close',
  percent: (percent: number): string => `${percent}%`,
  donut: (completed: number, inProgress: number, yetToStart: number): string =>
    `Completed ${completed}%, in progress ${inProgress}%, yet to start ${yetToStart}%`,
});
