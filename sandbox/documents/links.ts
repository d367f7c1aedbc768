import { MINUTE_MS } from '../../src/domain/dates/instant';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SandboxContext } from '../context';
import { ownJson } from '../http/shape';

const LINK_LIFETIME = { download: 10 * MINUTE_MS, view: 60 * MINUTE_MS } as const;

type LinkUse = keyof typeof LINK_LIFETIME;
export type Link = { readonly path: string; readonly use: LinkUse };

const sign = (context: SandboxContext, text: string): string =>
  createHmac('sha256', context.secrets.links).update(text).digest('base64url');

/** A signed token for a file link: which file, for which use, and until when. */
export const linkToken = (context: SandboxContext, { path, use }: Link): string => {
  const until = context.now().getTime() + LINK_LIFETIME[use];
  const text = Buffer.from(JSON.stringify([path, use, until])).toString('base64url');
  return `${text}.${sign(context, text)}`;
};

/** The link that a token allows; null for a forged token, 'expired' for an old one. */
export const readLink = (context: SandboxContext, token: string): Link | 'expired' | null => {
  const [text = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(context, text))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  const [path, use, until] = ownJson<[string, LinkUse, number]>(
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  return until < context.now().getTime() ? 'expired' : { path, use };
};
