import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programAt } from '../../../scripts/engines.ts';
import { BiDi } from './biDi.ts';
import type { Device, Engine, Handle, SecondTab, Tab } from './engine.ts';
import { startProgram } from './program.ts';

const PREFERENCES = {
  'intl.accept_languages': 'en-IN',
  // A dialog that still moves under the pointer would swallow a press.
  'ui.prefersReducedMotion': 1,
};

/**
 * Its words for a load through the service worker that ended with its page, told even after the next page is there. The page
 * itself tells of a file that it lacks, and of a promise that the worker broke there are other words.
 */
const CUT_OFF =
  /^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error/;

interface Evaluated {
  readonly type?: string;
  readonly result?: Handle & { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

class FirefoxTab implements Tab {
  private readonly biDi: BiDi;
  private readonly context: string;
  private readonly heard: string[] = [];

  constructor(biDi: BiDi, context: string) {
    this.biDi = biDi;
    this.context = context;
    biDi.onEvent((method, params) => {
      const { level, text, source } = { level: '', text: '', source: {}, ...params };
      const isOwn = Object(source).context === context;
      if (method !== 'log.entryAdded' || level !== 'error' || !isOwn || CUT_OFF.test(text)) return;
      this.heard.push(`engine: ${text}`);
    });
  }

  async open(address: string): Promise<void> {
    await this.biDi.send('browsingContext.navigate', {
      context: this.context,
      url: address,
      wait: 'complete',
    });
  }

  async ask(expression: string): Promise<unknown> {
    const { result } = await this.evaluate(`Promise.resolve(${expression}).then((x) => JSON.stringify(x))`);
    return result?.value === undefined ? undefined : JSON.parse(result.value);
  }

  async handleOf(expression: string): Promise<Handle> {
    const { result } = await this.evaluate(expression);
    if (result?.['sharedId'] === undefined) throw new Error(`${expression} is no element.`);
    return { sharedId: result['sharedId'] };
  }

  async act(device: Device): Promise<void> {
    await this.biDi.send('input.performActions', { context: this.context, actions: [device] });
  }

  async giveFiles(input: Handle, paths: readonly string[]): Promise<void> {
    await this.biDi.send('input.setFiles', { context: this.context, element: input, files: paths });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.biDi.send('browsingContext.captureScreenshot', { context: this.context });
    return Buffer.from(String(data), 'base64');
  }

  async frame(): Promise<Tab> {
    const { contexts } = await this.biDi.send('browsingContext.getTree', { root: this.context });
    const [frame] = Object(Array.isArray(contexts) ? contexts[0] : {}).children;
    if (frame === undefined) throw new Error('The page has no frame.');
    return new FirefoxTab(this.biDi, String(Object(frame).context));
  }

  newFaults(): readonly string[] {
    return this.heard.splice(0);
  }

  private async evaluate(expression: string): Promise<Evaluated> {
    const evaluated: Evaluated = await this.biDi.send('script.evaluate', {
      expression,
      awaitPromise: true,
      target: { context: this.context },
      userActivation: false,
    });
    if (evaluated.exceptionDetails !== undefined) throw new Error(evaluated.exceptionDetails.text);
    return evaluated;
  }
}

/** The only tab from now on; a new one has the focus, which the reader of PDFs may have taken from the last. */
const newTab = async (biDi: BiDi): Promise<Tab> => {
  const { contexts } = await biDi.send('browsingContext.getTree', { maxDepth: 0 });
  const { context } = await biDi.send('browsingContext.create', { type: 'tab' });
  for (const one of Array.isArray(contexts) ? contexts : [])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the new tab stays in front
    await biDi.send('browsingContext.close', { context: Object(one).context });
  return new FirefoxTab(biDi, String(context));
};

const openBeside = async (biDi: BiDi): Promise<SecondTab> => {
  const { context } = await biDi.send('browsingContext.create', { type: 'window' });
  const close = async (): Promise<void> => void (await biDi.send('browsingContext.close', { context }));
  return { tab: new FirefoxTab(biDi, String(context)), close };
};

/** Firefox as Debian has it: it speaks WebDriver BiDi by itself, without a driver. */
export const startFirefox = async (): Promise<Engine> => {
  const folder = mkdtempSync(join(tmpdir(), 'firefox-'));
  const [profile, downloads] = [join(folder, 'profile'), join(folder, 'downloads')];
  for (const each of [profile, downloads]) mkdirSync(each);
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = startProgram({
    path: programAt('firefox'),
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    env: { TZ: 'Asia/Kolkata', MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '1000' },
  });
  const address = await program.hasSaid(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const biDi = await BiDi.open(`${address}/session`);
  const { capabilities } = await biDi.send('session.new', { capabilities: {} });
  await biDi.send('session.subscribe', { events: ['log.entryAdded'] });
  await biDi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
  });
  return {
    version: String(Object(capabilities).browserVersion),
    downloads,
    newTab: () => newTab(biDi),
    openBeside: () => openBeside(biDi),
    stop: async () => {
      biDi.close();
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
