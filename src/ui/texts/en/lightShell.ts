/** The part of the frame's texts that comes with the first code; shell.ts has all of them. */
export const lightShell = {
  home: 'Home',
  dismiss: 'Dismiss',
  loadingScreen: 'Loading the page…',
  noConnection:
    'There is no internet connection. This page stays, and what waits goes on by itself once it is back.',
  needsLine: 'This page needs the internet. It opens by itself once the connection is back.',
  unreachedTitle: 'No connection to the portal',
  unreached:
    'Please check your internet connection. The portal opens by itself as soon as it can be reached.',
  brokenTitle: 'Something went wrong',
  broken: 'This page could not be shown. What you have already submitted is safe. Try again or go to Home.',
};
