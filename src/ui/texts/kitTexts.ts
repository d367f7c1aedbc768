/** Words of the parts that every screen shares. */
export const kitTexts = {
  tryAgain: 'Try again',
  stillWaiting: 'Still waiting for an answer…',
  cancel: 'Cancel',
  stopped: 'You stopped waiting for an answer.',
  opensInNewTab: 'Opens in a new tab',
  indiaTime: 'India time',
  close: 'Close',
  percent: (percent: number): string => `${percent}%`,
  donut: (completed: number, inProgress: number, yetToStart: number): string =>
    `Completed ${completed}%, in progress ${inProgress}%, yet to start ${yetToStart}%`,
} as const;
