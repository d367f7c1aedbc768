import type { DeploymentConfiguration } from '../config/DeploymentConfiguration';
import { vendorAddresses } from '../vendors/vendors';

interface PolicyRules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

interface PolicyFactory {
  readonly createPolicy: (name: string, rules: PolicyRules) => unknown;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Script origins of the vendors that this deployment configures. */
export const scriptVendorsOf = (configuration: DeploymentConfiguration): readonly string[] =>
  vendorAddresses(configuration).script.map((address) => new URL(address).origin);

/** Style sheets pass; text that could contain an element is refused. */
export const onlyStyles = (text: string): string | null => (text.includes('<') ? null : text);

/** Accepts scripts and workers of this page's own origin or of a configured vendor. */
export const onlyKnownScripts =
  (vendors: readonly string[]) =>
  (address: string): string | null => {
    const { origin } = new URL(address, location.href);
    return origin === location.origin || vendors.includes(origin) ? address : null;
  };

/**
 * The page enforces Trusted Types, but antd sets style sheets as innerHTML, and the captcha starts a worker. This default
 * policy accepts HTML without '<', and scripts of known origins: those of a deployment once its configuration is given to
 * the result. It refuses by null, which throws when the types are enforced and is only reported when a vendor cannot work
 * with them (the security policy decides). Browsers without Trusted Types are not affected.
 */
export const installTrustedTypes = (): ((configuration: DeploymentConfiguration) => void) => {
  let vendors: readonly string[] = [];
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isPolicyFactory(factory))
    factory.createPolicy('default', {
      createHTML: onlyStyles,
      createScriptURL: (address) => onlyKnownScripts(vendors)(address),
    });
  return (configuration) => {
    vendors = scriptVendorsOf(configuration);
  };
};
