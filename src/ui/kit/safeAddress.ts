import { none, type Option, some } from 'fp-ts/Option';
import { isOwnPath, isWebAddress } from '../../domain/addresses/address';

/** The address of a link from the server; none unless it leads to the web or to a path of the portal's own origin. */
export const safeAddress = (text: string): Option<string> => {
  const trimmed = text.trim();
  if (isOwnPath(trimmed)) return some(trimmed);
  return isWebAddress(trimmed) && URL.canParse(trimmed) ? some(new URL(trimmed).href) : none;
};
