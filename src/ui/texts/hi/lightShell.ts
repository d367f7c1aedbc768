import type { lightShell as english } from '../en/lightShell';

/** The part of the frame's texts that comes before the first screen; the rest is in shell.ts. */
export const lightShell: typeof english = {
  home: 'होम',
  dismiss: 'बंद करें',
  loadingScreen: 'पेज लोड हो रहा है…',
  brokenTitle: 'कुछ गड़बड़ी हुई',
  broken: 'यह पेज नहीं दिखाया जा सका। आपने जो भेजा है, वह सुरक्षित है। फिर से कोशिश करें या होम पर जाएँ।',
  tryAgain: 'फिर से कोशिश करें',
};
