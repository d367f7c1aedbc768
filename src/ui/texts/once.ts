/**
 * The value, made when it is first asked for. For formats of Intl above all: making one takes the browser up to forty
 * milliseconds on a phone, and most screens never use it.
 */
export const once = <A extends object>(make: () => A): (() => A) => {
  let made: A | undefined;
  return () => (made ??= make());
};
