import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { GatewayError } from '../ports/gatewayError';

/** `LinkMissing`: the file has no path, or nothing that leads to it (AMB-45). */
export type LinkRefused = { readonly kind: 'LinkMissing' } | GatewayError;

/** The address of a stored file; of one without a path none is asked for. */
export const storedLink = async (
  links: DownloadLinks,
  kind: keyof DownloadLinks,
  path: string,
  signal?: AbortSignal,
): Promise<Either<LinkRefused, string>> => {
  if (path === '') return left({ kind: 'LinkMissing' });
  const link = await links[kind](path, signal)();
  if (isLeft(link)) return link;
  return isNone(link.right) ? left({ kind: 'LinkMissing' }) : right(link.right.value);
};
