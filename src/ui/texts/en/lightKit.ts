import type { DeploymentText } from '../../../application/configuration/PortalConfiguration';

/** The part of the kit's texts that Login needs; kit.ts has all of them. */
export const lightKit = {
  tryAgain: 'Try again',
  stillWaiting: 'This is taking longer than usual…',
  waitingForLine: 'Waiting for the internet connection…',
  cancel: 'Cancel',
  reference: (code: string): string => `If you contact us about this, please give this code: ${code}`,
  needHelp: 'Need help?',
  ofDeployment: (text: DeploymentText): string => text.en,
};
