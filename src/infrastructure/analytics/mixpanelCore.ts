import type { LoadedMixpanel } from './MixpanelAnalytics';

/** The vendor's core build, in a chunk of its own that only a deployment with Mixpanel fetches. */
export const loadMixpanel = async (): Promise<LoadedMixpanel> => {
  const [{ default: mixpanel }, { Config }] = await Promise.all([
    import('mixpanel-browser/src/loaders/loader-module-core'),
    import('mixpanel-browser/src/config'),
  ]);
  return {
    mixpanel,
    silence: () => {
      Config.DEBUG = false;
    },
  };
};
