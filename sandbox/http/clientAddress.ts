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

/** What belongs to one customer may be a /64, a /56 or a /48 of IPv6, by provider. */
type Width = 48 | 56 | 64;

/** The first four groups of an IPv6 address, however it is written. */
const firstGroups = (address: string): readonly number[] => {
  const [before = '', after = ''] = (address.split('%')[0] ?? '').split('::');
  const [head, tail] = [before, after].map((half) => half.split(':').filter((group) => group !== ''));
  const written = [...(head ?? []), ...(tail ?? [])].length;
  const groups = [...(head ?? []), ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...(tail ?? [])];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
};

/** The network that an IPv6 address is counted as; an IPv4 address is counted by itself. */
export const networkOf = (address: string, width: Width = 64): string => {
  if (!isIPv6(address)) return address;
  const [one = 0, two = 0, three = 0, four = 0] = firstGroups(address);
  const fourth = { 48: 0, 56: four - (four % 256), 64: four }[width];
  return `${[one, two, three, fourth].map((group) => group.toString(16)).join(':')}::/${width}`;
};

const digestOf = (context: SandboxContext, network: string): string =>
  createHmac('sha256', context.secrets.otp).update(`address|${network}`).digest('hex').slice(0, 32);

/** The caller's network as a keyed digest; limits count by it, and the address itself is never stored. */
export const visitorOf = (context: SandboxContext, c: Call): string =>
  digestOf(context, networkOf(clientAddress(context, c)));

/** The digests of the caller's /48, /56 and /64, or three times that of an IPv4 address, so that each can be compared. */
export const networksOf = (context: SandboxContext, c: Call): string => {
  const address = clientAddress(context, c);
  return ([48, 56, 64] as const).map((width) => digestOf(context, networkOf(address, width))).join('.');
};

const shared =
  (levels: number) =>
  (one: string, other: string): boolean => {
    const [mine, theirs] = [one, other].map((networks) => networks.split('.').slice(0, levels).join('.'));
    return mine === theirs;
  };

/** Whether two callers of `networksOf` share their /48. */
export const isSameBlock = shared(1);
/** Whether they share their /56, which is usually one home. */
export const isSameHome = shared(2);
