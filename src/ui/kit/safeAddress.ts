import { none, type Option, some } from 'fp-ts/Option';

const readAddress = (text: string, base: string): URL | undefined =>
  URL.canParse(text, base) ? new URL(text, base) : undefined;

/**
 * The address of a link from the server; none unless it is http, https or a path of the portal's own origin. The
 * browser's own parser reads it, so spaces and line breaks inside a scheme do not hide that scheme.
 */
export const safeAddress = (text: string, origin: string): Option<string> => {
  const trimmed = text.trim();
  const address = readAddress(trimmed, origin);
  if (address === undefined) return none;
  if (trimmed.startsWith('/')) return address.origin === origin ? some(trimmed) : none;
  return /^https?:\/\//i.test(trimmed) ? some(address.href) : none;
};
