/** Words of the parts that every screen shares. */
export const kitTexts = {
  tryAgain: 'Try again',
  opensInNewTab: 'Opens in a new tab',
  indiaTime: 'India time',
  close: 'Close',
} as const;
