/**
 * Creates the value on first use. Mainly for Intl formats: creating one takes up to forty milliseconds on a phone, and
 * most screens never use it.
 */
export const once = <A extends object>(make: () => A): (() => A) => {
  let made: A | undefined;
  return () => (made ??= make());
};
