/** The part of the frame's texts that comes with the first code; shell.ts has all of them. */
export const lightShell = {
  home: 'Home',
  dismiss: 'Dismiss',
  loadingScreen: 'Loading the page…',
  brokenTitle: 'Something went wrong',
  broken: 'This page could not be shown. What you have already submitted is safe. Try again or go to Home.',
  tryAgain: 'Try again',
};
