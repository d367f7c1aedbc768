import { furtherOrigins, needed, originsOf, vendor } from './vendor';
const GOOGLE = 'https://www.google.com/recaptcha/';

/** Every captcha that the portal knows, by its name in the configuration. Their hosts: docs/integrations. */
export const captchaVendors = {
  recaptcha: vendor({
    settings: { siteKey: needed('filledText'), ...furtherOrigins },
    writesMarkup: true,
    addresses: ({ origins }) => {
      const named = originsOf(...origins);
      return {
        script: [GOOGLE, 'https://www.gstatic.com/recaptcha/', ...named],
        frame: [GOOGLE, 'https://recaptcha.google.com/recaptcha/', ...named],
        connect: [GOOGLE, ...named],
      };
    },
  }),
  altcha: vendor({
    settings: { challenge: needed('filledAddress'), ...furtherOrigins },
    writesMarkup: false,
    addresses: ({ challenge, origins }) => ({ connect: originsOf(challenge, ...origins) }),
  }),
};
