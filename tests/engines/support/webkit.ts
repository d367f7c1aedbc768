import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { programAt } from '../../../scripts/engines.ts';
import { freePort } from '../../../scripts/port.ts';
import type { Device, Engine, Handle, SecondTab, Tab } from './engine.ts';
import { startProgram } from './program.ts';

const READY_MS = 30_000;
const SIZE = { width: 1440, height: 1000 };

/** One call in WebDriver; gives the value of the answer. */
const call = async (method: string, address: string, body?: object): Promise<unknown> => {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value }: { readonly value: unknown } = await response.json();
  if (response.ok) return value;
  const { error, message } = { error: '', message: '', ...Object(value) };
  throw new Error(`${error}: ${message}`);
};

/** The windows of one session; a command goes to the one in front. */
class Windows {
  readonly session: string;
  private front: string;

  constructor(session: string, first: string) {
    this.session = session;
    this.front = first;
  }

  async bringToFront(window: string): Promise<void> {
    if (this.front === window) return;
    await call('POST', `${this.session}/window`, { handle: window });
    this.front = window;
  }
}

class WebKitTab implements Tab {
  private readonly windows: Windows;
  private readonly own: string;

  constructor(windows: Windows, own: string) {
    this.windows = windows;
    this.own = own;
  }

  async open(address: string): Promise<void> {
    await this.post('url', { url: address });
  }

  async ask(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => ${expression}).then((x) => done({ json: JSON.stringify(x) }), (error) => done({ error: String(error) }));`;
    const answer = await this.post('execute/async', { script, args: [] });
    const { json, error } = { json: undefined, error: undefined, ...Object(answer) };
    if (typeof error === 'string') throw new Error(error);
    return typeof json === 'string' ? JSON.parse(json) : undefined;
  }

  async handleOf(expression: string): Promise<Handle> {
    const handle = await this.post('execute/sync', { script: `return ${expression};`, args: [] });
    if (typeof handle !== 'object' || handle === null) throw new Error(`${expression} is no element.`);
    return { ...handle };
  }

  async act(device: Device): Promise<void> {
    await this.post('actions', { actions: [device] });
  }

  async giveFiles(input: Handle, paths: readonly string[]): Promise<void> {
    const [id] = Object.values(input);
    await this.post(`element/${String(id)}/value`, { text: paths.join('\n') });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(String(await this.send('GET', 'screenshot')), 'base64');
  }

  frame(): Promise<Tab> {
    return Promise.resolve(new WebKitFrame(this.windows, this.own));
  }

  /** Nothing: this protocol tells of none, so the page's own record is all there is. */
  newFaults(): readonly string[] {
    return [];
  }

  async close(): Promise<void> {
    await this.send('DELETE', 'window');
  }

  private post(command: string, body: object): Promise<unknown> {
    return this.send('POST', command, body);
  }

  protected async send(method: string, command: string, body?: object): Promise<unknown> {
    await this.windows.bringToFront(this.own);
    return call(method, `${this.windows.session}/${command}`, body);
  }
}

/** The page in the only frame of a window; each command goes into the frame and out again. */
class WebKitFrame extends WebKitTab {
  protected override async send(method: string, command: string, body?: object): Promise<unknown> {
    const script = "return document.querySelector('iframe')";
    const id = await super.send('POST', 'execute/sync', { script, args: [] });
    if (id === null) throw new Error('The page has no frame.');
    await super.send('POST', 'frame', { id });
    try {
      return await super.send(method, command, body);
    } finally {
      await super.send('POST', 'frame', { id: null });
    }
  }
}

const answered = async (address: string): Promise<void> => {
  const end = Date.now() + READY_MS;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const isReady = await call('GET', address).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > end) throw new Error(`${address} is not answered.`);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pass(50);
  }
};

const openBeside = async (windows: Windows): Promise<SecondTab> => {
  const opened = Object(await call('POST', `${windows.session}/window/new`, { type: 'window' }));
  const tab = new WebKitTab(windows, String(opened.handle));
  return { tab, close: () => tab.close() };
};

/** WebKit as Debian has it: its smallest browser, which needs a display, behind its driver. */
export const startWebKit = async (): Promise<Engine> => {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const settings = join(home, '.config', 'gtk-3.0');
  mkdirSync(settings, { recursive: true });
  // A dialog that still moves under the pointer would swallow a press.
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const display = startProgram({
    path: programAt('display'),
    args: ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`],
  });
  const number = await display.hasSaid(/^(\d+)\n/m);
  const port = await freePort();
  const driver = startProgram({
    path: programAt('webkitDriver'),
    args: ['--host=127.0.0.1', `--port=${port}`],
    env: {
      DISPLAY: `:${number}`,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      TZ: 'Asia/Kolkata',
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_IN',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await answered(`${address}/status`);
  const browser = { binary: programAt('webkitBrowser'), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const session = Object(await call('POST', `${address}/session`, { capabilities }));
  const place = `${address}/session/${String(session.sessionId)}`;
  await call('POST', `${place}/window/rect`, { x: 0, y: 0, ...SIZE });
  const first = String(await call('GET', `${place}/window`));
  const windows = new Windows(place, first);
  const tab = new WebKitTab(windows, first);
  return {
    version: String(session.capabilities.browserVersion),
    downloads: home,
    newTab: () => Promise.resolve(tab),
    openBeside: () => openBeside(windows),
    stop: async () => {
      await call('DELETE', place).catch(() => undefined);
      await driver.stop();
      await display.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
