import { furtherOrigins, needed, optional, originsOf, vendor } from './vendor';

/**
 * PayU answers the form by sending the browser on, so that the page's policy must name both ends: seen where the browser
 * stood after the form of https://docs.payu.in/docs/prebuilt-checkout-page-integration.
 */
const PAYU_NEXT = new Map([
  ['https://secure.payu.in', 'https://api.payu.in'],
  ['https://test.payu.in', 'https://apitest.payu.in'],
]);
/**
 * Razorpay's hosts are those of its own Magento module, etc/csp_whitelist.xml (0794786), of razorpay-magento issues 537 and 542
 * of 2026, and of its script; `form` is by https://razorpay.com/docs/payments/payment-gateway/callback-url and
 * razorpay-checkout 1.0.4 on npm, which posts there in the page.
 */
const RAZORPAY = 'https://checkout.razorpay.com/v1/checkout.js';
/** The dialog is a frame of this origin, and where a browser shows none its page. */
const RAZORPAY_API = 'https://api.razorpay.com';
/** Further parts of its script; `cdn` detects risks. */
const RAZORPAY_PARTS = ['https://cdn.razorpay.com', 'https://checkout-static-next.razorpay.com'];
/** Where its script tells how it fares. */
const RAZORPAY_TOLD = [
  'https://lumberjack.razorpay.com',
  'https://lumberjack-cx.razorpay.com',
  'https://lumberjack-metrics.razorpay.com',
];
/**
 * The dialog's frame opens an app of UPI by an address of its scheme, which counts as going there: the schemes of another
 * checkout in a frame, https://juspay.io/in/docs/hyper-checkout/web/resources/csp-for-iframe-checkout.
 */
const UPI_APPS = ['upi:', 'intent:', 'tez:', 'gpay:', 'phonepe:', 'paytmmp:', 'bhim:', 'credpay:'];
/** Cashfree's hosts are those of @cashfreepayments/cashfree-js 1.0.7 on npm, and of its README. */
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
  productInfo: optional('filledText', 'Services'),
  ...furtherOrigins,
};

/** Every payment provider that the portal knows, by its name in the configuration. Their hosts were looked up on 2026-11-25. */
export const paymentVendors = {
  payu: vendor({
    settings: {
      ...common,
      key: needed('filledText'),
      action: needed('filledAddress'),
      sendPhone: optional('flag', true),
    },
    writesMarkup: false,
    addresses: ({ action, origins }) => {
      const named = originsOf(action, ...origins);
      return { form: [...named, ...named.flatMap((origin) => PAYU_NEXT.get(origin) ?? [])] };
    },
  }),
  razorpay: vendor({
    settings: {
      ...common,
      key: needed('filledText'),
      script: optional('filledAddress', RAZORPAY),
    },
    writesMarkup: true,
    // Those of banks.
    opensWindows: true,
    addresses: ({ script, origins }) => ({
      script: [...originsOf(script), ...RAZORPAY_PARTS],
      frame: [...originsOf(script, ...origins), RAZORPAY_API, ...UPI_APPS],
      connect: [...originsOf(script), RAZORPAY_API, ...RAZORPAY_TOLD],
      img: [...originsOf(script), ...RAZORPAY_PARTS],
      form: [...originsOf(script, ...origins), RAZORPAY_API],
      payment: [...originsOf(script), RAZORPAY_API],
    }),
  }),
  cashfree: vendor({
    settings: {
      ...common,
      mode: optional(['production', 'sandbox'], 'production'),
      script: optional('filledAddress', CASHFREE),
    },
    writesMarkup: true,
    addresses: ({ script, origins }) => ({
      script: originsOf(script),
      frame: [...originsOf(script, ...origins), ...CASHFREE_PAGES],
      connect: ['https://api.cashfree.com', 'https://sandbox.cashfree.com'],
      form: [...originsOf(script, ...origins), ...CASHFREE_PAGES],
    }),
  }),
};

export type PaymentProvider = keyof typeof paymentVendors;
