import type { SandboxContext } from '../context';
import type { Call } from './environment';

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

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

/** The origin of stored files: the portal's, or one of their own. */
export const filesOrigin = ({ ports }: SandboxContext, c: Call): string =>
  ports.files === undefined ? portalOrigin(c) : `http://${hostNameOf(c)}:${ports.files}`;

/** Every address of this machine; nobody is called at such a host. */
const WILDCARDS = ['', '::', '0.0.0.0'];

/** Where this process calls a port that it listens on itself. */
export const ownOrigin = (host: string, port: number): string => {
  if (WILDCARDS.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
