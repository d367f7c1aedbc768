import { pipe } from 'fp-ts/function';
import { map, none, type Option, tryCatch } from 'fp-ts/Option';
import { isResolvable } from '../../domain/addresses/address';

/** The base path of every call, with the version (HTTP-01, CONF-01). */
export const API_PATH = '/api/v3';

/** The full address of a call: below /api/v3 on the app host, never prefixed twice (AMB-16). */
export const apiAddress = (apiOrigin: string, path: string, pageOrigin: string): URL => {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  const isComplete = rooted === API_PATH || rooted.startsWith(`${API_PATH}/`);
  return new URL(isComplete ? rooted : `${API_PATH}${rooted}`, apiOrigin || pageOrigin);
};

/** An address on another base, without /api/v3, such as the marketing site's blogs; '//' in front names no other host. */
export const outsideAddress = (base: string, path: string, pageOrigin: string): URL =>
  new URL(`${new URL(base || pageOrigin).origin}${path.startsWith('/') ? path : `/${path}`}`);

/** The web address that a response names, completed from the origin of the API; none unless it is safe. */
export const resolvedAddress = (address: string, origin: string): Option<string> =>
  isResolvable(address)
    ? pipe(
        tryCatch(() => new URL(address, origin)),
        map(({ href }) => href),
      )
    : none;

export const withQuery = (address: URL, query: Readonly<Record<string, string>>): URL => {
  const complete = new URL(address);
  for (const [name, value] of Object.entries(query)) complete.searchParams.set(name, value);
  return complete;
};

/** A file path inside an address: each segment encoded, slashes kept (AMB-45). */
export const encodedPath = (path: string): string =>
  path.split('/').filter(isRealSegment).map(encodeURIComponent).join('/');

// '.' and '..' survive encoding and would leave the folder that the call names.
const isRealSegment = (segment: string): boolean => segment !== '' && segment !== '.' && segment !== '..';
