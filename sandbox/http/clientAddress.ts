import { createHmac } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { SandboxContext } from '../context';
import type { Call } from './environment';

/** An IPv4 address on an IPv6 socket is written as IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The caller's address: the socket's peer or, behind a trusted proxy, the last untrusted address of
 * x-forwarded-for; a caller could have invented the ones before it.
 */
export const clientAddress = (context: SandboxContext, c: Call): string => {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  const trusted = context.config.trustedProxies;
  if (!trusted.includes(peer)) return peer;
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((text) => plain(text.trim()));
  const client = forwarded.findLast((address) => !trusted.includes(address)) ?? '';
  return isIP(client) === 0 ? peer : client;
};

/** A customer of an IPv6 provider usually has a whole /64, so all its addresses count as one. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const [before = '', after = ''] = (address.split('%')[0] ?? '').split('::');
  const [head, tail] = [before, after].map((half) => half.split(':').filter((group) => group !== ''));
  const written = [...(head ?? []), ...(tail ?? [])].length;
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...(tail ?? [])];
  const first = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
};

/** The caller's network as a keyed digest; limits count by it, and the address itself is never stored. */
export const visitorOf = (context: SandboxContext, c: Call): string =>
  createHmac('sha256', context.secrets.otp)
    .update(`address|${networkOf(clientAddress(context, c))}`)
    .digest('hex')
    .slice(0, 32);
