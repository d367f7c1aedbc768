import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

const CONFIGURATION = '/portal.config.json';

/**
 * Stands before a sandbox under an address of its own, whose deployment a journey changes while the browser stays: what a
 * journey routes in the browser, a service worker passes by.
 */
export class Door {
  address = '';
  private keys: object = {};
  private policy = '';
  private readonly lost = new Set<string>();
  private held: ((path: string) => boolean) | undefined;
  private readonly server = createServer((from, to) => this.pass(from, to));

  constructor(private readonly backend: string) {}

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const bound = this.server.address();
    this.address = `http://localhost:${typeof bound === 'object' ? bound?.port : ''}`;
  }

  /** Changes keys of the configuration. */
  configure(keys: object): void {
    this.keys = keys;
  }

  /** Adds to the security policy of every page. */
  addToPolicy(directive: string): void {
    this.policy = `; ${directive}`;
  }

  /** The file is no longer there. */
  lose(path: string): void {
    this.lost.add(path);
  }

  /** What matches is never answered until the next call. */
  hold(isHeld?: (path: string) => boolean): void {
    this.held = isHeld;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private pass(from: IncomingMessage, to: ServerResponse): void {
    const path = (from.url ?? '/').replace(/\?.*/, '');
    if (this.held?.(path) === true) return;
    if (this.lost.has(path)) to.writeHead(404, { 'content-type': 'text/plain' }).end();
    else if (path === CONFIGURATION) void this.sendConfiguration(from, to);
    else this.hand(from, to);
  }

  private async sendConfiguration({ headers }: IncomingMessage, to: ServerResponse): Promise<void> {
    const answer = await fetch(this.backend + CONFIGURATION, { headers: { host: headers.host ?? '' } });
    const configuration: object = await answer.json();
    to.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    to.end(JSON.stringify({ ...configuration, ...this.keys }));
  }

  private hand(from: IncomingMessage, to: ServerResponse): void {
    const { method = 'GET', headers, url = '/' } = from;
    const onward = request(this.backend + url, { method, headers }, (answer) => {
      const policy = answer.headers['content-security-policy'];
      const changed =
        policy === undefined ? {} : { 'content-security-policy': `${policy.toString()}${this.policy}` };
      to.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...changed });
      answer.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  }
}
