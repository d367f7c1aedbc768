/** Words of the parts that every screen shares. */
export const kitTexts = {
  tryAgain: 'Try again',
  stillWaiting: 'Still waiting for an answer…',
  cancel: 'Cancel',
  stopped: 'You stopped waiting for an answer.',
  opensInNewTab: 'Opens in a new tab',
  indiaTime: 'India time',
  close: 'Close',
} as const;
