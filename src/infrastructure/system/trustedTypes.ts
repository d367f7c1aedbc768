import type { PortalConfiguration } from '../../application/configuration/PortalConfiguration';

interface PolicyRules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Origins whose scripts this deployment's adapters load: none that is not configured. */
export const scriptVendorsOf = ({ captcha, chat, payment }: PortalConfiguration): readonly string[] => {
  const vendors: string[] = [];
  if (captcha.provider === 'recaptcha') vendors.push('https://www.google.com', 'https://www.gstatic.com');
  if (payment.provider === 'razorpay') vendors.push('https://checkout.razorpay.com');
  if (chat.provider === 'freshchat') vendors.push(new URL(chat.host, location.href).origin);
  return vendors;
};

/** Style sheets pass; anything that could hold an element is refused. */
export const onlyStyles = (text: string): string | null => (text.includes('<') ? null : text);

/** Scripts and workers come from this page's own origin or from a vendor of this deployment. */
export const onlyKnownScripts =
  (vendors: readonly string[]) =>
  (address: string): string | null => {
    const { origin } = new URL(address, location.href);
    return origin === location.origin || vendors.includes(origin) ? address : null;
  };

/**
 * The page enforces Trusted Types, and antd writes a style sheet as innerHTML when a dialog opens. This default policy
 * lets such text through and nothing with a '<', and scripts of known origins: the captcha works in a worker. A refusal
 * is a null: it throws where the types are enforced and is only reported where a vendor cannot live under them (the
 * security policy decides). Browsers without Trusted Types are left as they are.
 */
export const installTrustedTypes = (configuration: PortalConfiguration): void => {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return;
  factory.createPolicy('default', {
    createHTML: onlyStyles,
    createScriptURL: onlyKnownScripts(scriptVendorsOf(configuration)),
  });
};
