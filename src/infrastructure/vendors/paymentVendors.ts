import { needed, optional, originsOf, vendor } from './vendor';

const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js';
/** The dialog is a frame of this origin. */
const RAZORPAY_API = 'https://api.razorpay.com';
const CASHFREE = 'https://sdk.cashfree.com/js/v3/cashfree.js';
/** Its script posts a form to the first two, which lead on to the others. */
const CASHFREE_PAGES = [
  'https://api.cashfree.com',
  'https://sandbox.cashfree.com',
  'https://payments.cashfree.com',
  'https://payments-test.cashfree.com',
];

/** The keys that every payment provider has. */
const common = {
  productInfo: optional('filledText', 'Services', 'Name of what is paid for; Services when absent'),
};

/** Every payment provider that the portal knows, by its name in the configuration. */
export const paymentVendors = {
  payu: vendor({
    settings: {
      ...common,
      key: needed('filledText', 'Public key of the merchant'),
      action: needed('filledAddress', 'Where the payment form is posted'),
      sendPhone: optional('flag', false, 'Whether the form carries the phone; false when absent (AMB-33)'),
      origins: optional('addresses', [], 'Further origins that the payment form may lead to'),
    },
    writesMarkup: false,
    addresses: ({ action, origins }) => ({ form: originsOf(action, ...origins) }),
  }),
  razorpay: vendor({
    settings: {
      ...common,
      key: needed('filledText', 'Public key of the merchant'),
      script: optional(
        'filledAddress',
        RAZORPAY,
        "Address of the dialog's script; Razorpay's own when absent",
      ),
    },
    writesMarkup: true,
    // Those of banks.
    opensWindows: true,
    addresses: ({ script }) => ({
      script: originsOf(script),
      frame: [...originsOf(script), RAZORPAY_API],
      connect: [...originsOf(script), RAZORPAY_API, 'https://lumberjack.razorpay.com'],
      img: [...originsOf(script), 'https://cdn.razorpay.com'],
      payment: [...originsOf(script), RAZORPAY_API],
    }),
  }),
  cashfree: vendor({
    settings: {
      ...common,
      mode: optional(['production', 'sandbox'], 'production', 'Its environment; production when absent'),
      script: optional('filledAddress', CASHFREE, "Address of its script; Cashfree's own when absent"),
    },
    writesMarkup: true,
    addresses: ({ script }) => ({
      script: originsOf(script),
      frame: [...originsOf(script), ...CASHFREE_PAGES],
      connect: ['https://api.cashfree.com', 'https://sandbox.cashfree.com'],
      form: [...originsOf(script), ...CASHFREE_PAGES],
    }),
  }),
};

export type PaymentProvider = keyof typeof paymentVendors;
