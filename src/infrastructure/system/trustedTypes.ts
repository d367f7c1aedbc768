interface PolicyRules {
  readonly createHTML: (text: string) => string;
  readonly createScriptURL: (address: string) => string;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

/** Vendors whose scripts an adapter may load; the security policy admits each only where it is configured. */
const VENDORS: readonly string[] = [
  'https://www.google.com',
  'https://www.gstatic.com',
  'https://checkout.razorpay.com',
];

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Style sheets pass; anything that could hold an element is refused. */
export const onlyStyles = (text: string): string => {
  if (text.includes('<')) throw new TypeError('The portal writes no markup as text.');
  return text;
};

/** Scripts and workers come from this page's own origin or from a vendor known by name. */
export const onlyKnownScripts = (address: string): string => {
  const { origin } = new URL(address, location.href);
  if (origin !== location.origin && !VENDORS.includes(origin)) {
    throw new TypeError(`The portal loads no script from ${origin}.`);
  }
  return address;
};

/**
 * The page enforces Trusted Types, and antd writes a style sheet as innerHTML when a dialog opens. This default policy
 * lets such text through and nothing with a '<', and scripts of known origins: the captcha works in a worker. Browsers without Trusted Types are left as they are.
 */
export const installTrustedTypes = (): void => {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return;
  factory.createPolicy('default', { createHTML: onlyStyles, createScriptURL: onlyKnownScripts });
};
