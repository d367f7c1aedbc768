import { needed, originsOf, vendor } from './vendor';

const GOOGLE = 'https://www.google.com/recaptcha/';

/** Every captcha that the portal knows, by its name in the configuration. */
export const captchaVendors = {
  recaptcha: vendor({
    settings: { siteKey: needed('filledText', 'Site key') },
    writesMarkup: true,
    addresses: () => ({
      script: [GOOGLE, 'https://www.gstatic.com/recaptcha/'],
      frame: [GOOGLE, 'https://recaptcha.google.com/recaptcha/'],
    }),
  }),
  altcha: vendor({
    settings: { challenge: needed('filledAddress', 'Address of a new challenge') },
    writesMarkup: false,
    addresses: ({ challenge }) => ({ connect: originsOf(challenge) }),
  }),
};
