import type { SandboxContext } from '../context';
import type { Call } from './environment';

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

/** Every address of this machine; nobody is called at such a host. */
const WILDCARDS = ['', '::', '0.0.0.0'];

/** The host name that the browser used, without the port; localhost when it is not a plain host name. */
const hostNameOf = (c: Call): string => HOST.exec(c.req.header('host') ?? '')?.[1] ?? 'localhost';

/** The portal's origin as this browser sees it. */
export const portalOrigin = (c: Call): string => {
  const host = c.req.header('host') ?? '';
  return HOST.test(host) ? `http://${host}` : 'http://localhost';
};

/** The origin of the gateway stand-in: same host, second port, and so a different origin for the browser. */
export const gatewayOrigin = (context: SandboxContext, c: Call): string =>
  `http://${hostNameOf(c)}:${context.ports.gateway}`;

/** The names by which this machine calls itself: two origins for a browser, one listener. */
const OTHER_NAMES = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', 'localhost'],
]);

/** Whether somebody who listens there hears both names. */
const hearsBoth = (host: string): boolean => host === '127.0.0.1' || WILDCARDS.includes(host);

/**
 * The origin that the gateway stand-in sends the browser on to, as real providers do. It has one of its own wherever
 * the browser is on this machine.
 */
export const gatewayNextOrigin = (context: SandboxContext, c: Call): string => {
  const name = hostNameOf(c);
  const next = hearsBoth(context.config.host) ? (OTHER_NAMES.get(name) ?? name) : name;
  return `http://${next}:${context.ports.gateway}`;
};

/** The origin of stored files: the portal's, or one of their own. */
export const filesOrigin = ({ ports }: SandboxContext, c: Call): string =>
  ports.files === undefined ? portalOrigin(c) : `http://${hostNameOf(c)}:${ports.files}`;

/** Where this process calls a port that it listens on itself. */
export const ownOrigin = (host: string, port: number): string => {
  if (WILDCARDS.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
