/** First words of the addresses that a backend on the portal's origin answers. */
export const backendWords = [
  'api',
  'brand',
  'contact-us',
  'media',
  'privacy-policy',
  'sandbox',
  'terms-and-conditions',
] as const;

/** First words of the addresses that are no screen: the backend's, the build's folders, and those of the web server. */
export const servedWords: readonly string[] = [
  ...backendWords,
  'assets',
  'healthz',
  'policy-reports',
  'reports',
];

/** A file, or a folder whose name begins with a dot. */
const file = /\/\.|\.[^/]*$/;

/** Whether a path leads to a screen, for which the page is served; at any other there is something else or nothing. */
export const isScreenPath = (path: string): boolean =>
  !servedWords.includes(path.split('/')[1] ?? '') && !file.test(path);
