import type { lightKit as english } from '../en/lightKit';

/** The part of the kit's texts that Login needs; the rest is in kit.ts. */
export const lightKit: typeof english = {
  tryAgain: 'फिर से कोशिश करें',
  stillWaiting: 'इसमें सामान्य से ज़्यादा समय लग रहा है…',
  waitingForLine: 'इंटरनेट कनेक्शन का इंतज़ार है…',
  cancel: 'रद्द करें',
  reference: (code: string): string => `इस बारे में हमसे संपर्क करते समय यह कोड बताएँ: ${code}`,
  needHelp: 'मदद चाहिए?',
  ofDeployment: (text) => text.hi,
};
