interface PolicyFactory {
  readonly createPolicy: (name: string, rules: { readonly createHTML: (text: string) => string }) => unknown;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/** Style sheets pass; anything that could hold an element is refused. */
export const onlyStyles = (text: string): string => {
  if (text.includes('<')) throw new TypeError('The portal writes no markup as text.');
  return text;
};

/**
 * The page enforces Trusted Types, and antd writes a style sheet as innerHTML when a dialog opens. This default policy
 * lets such text through and nothing with a '<'. Browsers without Trusted Types are left as they are.
 */
export const installTrustedTypes = (): void => {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (isPolicyFactory(factory)) factory.createPolicy('default', { createHTML: onlyStyles });
};
