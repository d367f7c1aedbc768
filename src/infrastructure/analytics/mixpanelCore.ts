import type { Mixpanel } from './MixpanelAnalytics';

/** The vendor's core build, in a chunk of its own that only a deployment with Mixpanel fetches. */
export const loadMixpanel = async (): Promise<Mixpanel> => {
  const { default: mixpanel } = await import('mixpanel-browser/src/loaders/loader-module-core');
  return mixpanel;
};
