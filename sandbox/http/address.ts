import type { SandboxContext } from '../context';
import type { Call } from './environment';

const HOST = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+)(:\d{1,5})?$/i;

/** The host part of the address the browser used, without its port; localhost when it is not a plain host name. */
const hostNameOf = (c: Call): string => HOST.exec(c.req.header('host') ?? '')?.[1] ?? 'localhost';

/** The portal's own origin as this browser sees it. */
export const portalOrigin = (c: Call): string => {
  const host = c.req.header('host') ?? '';
  return HOST.test(host) ? `http://${host}` : 'http://localhost';
};

/** The gateway stand-in's origin: same host, second port, so that it is another site's page to the browser. */
export const gatewayOrigin = (house: SandboxContext, c: Call): string =>
  `http://${hostNameOf(c)}:${house.ports.gateway}`;
