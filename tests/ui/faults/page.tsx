import { bearer } from '../../infrastructure/support/bearer';
import { act, fireEvent, render } from '@testing-library/react';
import { fromNullable } from 'fp-ts/Option';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { Browser } from '../../../src/application/ports/Browser';
import { Captcha } from '../../../src/application/ports/Captcha';
import { Log } from '../../../src/application/ports/Log';
import { Reloader } from '../../../src/application/ports/Reloader';
import { createContainer, storeSourceOf } from '../../../src/composition/container';
import { signUpModule } from '../../../src/composition/modules/signUpModule';
import { signedInAlone } from '../../doubles/signedInAlone';
import { ApiClient } from '../../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { LoginScreen } from '../../../src/ui/session/LoginScreen';
import { SignUpScreen } from '../../../src/ui/session/SignUpScreen';
import { Notices } from '../../../src/ui/shell/Notices';
import { PortalRoutes } from '../../../src/ui/shell/PortalRoutes';
import { TopBar } from '../../../src/ui/shell/TopBar';
import { StoreContext, type StoreSource } from '../../../src/ui/state/storeContext';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCaptcha } from '../../doubles/InMemoryCaptcha';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { StillTheme } from '../support/StillTheme';
import { type Answers, FaultyBackend, uploadsOn } from './FaultyBackend';

const labelOf = (element: HTMLElement): string => {
  const ids = element.getAttribute('aria-labelledby');
  if (ids !== null) return document.getElementById(ids)?.textContent ?? '';
  const label = element.id === '' ? null : document.querySelector(`label[for="${element.id}"]`);
  return (label ?? element.closest('label'))?.textContent ?? '';
};

/** The name by which a customer finds a button, a link or a field. */
const nameOf = (element: HTMLElement): string => {
  const said = element.getAttribute('aria-label') ?? '';
  if (said !== '') return said;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return (isField ? labelOf(element) : element.textContent).trim();
};

// The real setTimeout, for waiting while the page's timers are fake.
const realTimeout = globalThis.setTimeout;
const LONGEST_MS = 30_000;

const user = { id: 1, displayname: 'Asha Verma', email: 'asha@example.in', phone: '+919876543210' };

const signIn = (): void => {
  localStorage.setItem('access_token', 'token-1');
  sessionStorage.setItem('token', 'token-1');
  sessionStorage.setItem('user', JSON.stringify(user));
};

/** The real wiring with only the outside replaced, and no delay between retries. */
const sourceOn = (backend: FaultyBackend, log: InMemoryLog, honoursKeys: boolean): StoreSource => {
  const api = { origin: '', idempotency: honoursKeys };
  const entry = createContainer(aConfiguration({ marketing: { origin: '' }, api }));
  const client = new ApiClient({
    ...bearer,
    apiOrigin: '',
    pageOrigin: window.location.origin,
    sendsIdempotencyKey: honoursKeys,
    session: () => fromNullable(localStorage.getItem('access_token')),
    language: () => 'en-IN',
    log,
    fetchOnce: backend.fetch,
    read: readingFetch(backend.fetch, () => 0),
  });
  entry.rebind(ApiClient).toConstantValue(client);
  entry.rebind(Log).toConstantValue(log);
  entry.rebind(Reloader).toConstantValue(new InMemoryReloader());
  entry.rebind(Browser).toConstantValue(new InMemoryBrowser());
  entry.rebind(Captcha).toDynamicValue(() => new InMemoryCaptcha());
  entry.load(signUpModule);
  return storeSourceOf(signedInAlone(entry));
};

const Where = ({ onMove }: { readonly onMove: (path: string) => void }): null => {
  onMove(useLocation().pathname);
  return null;
};

const WholePage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <Routes>
    <Route path="/login" element={<LoginScreen />} />
    <Route path="/signup" element={<SignUpScreen />} />
    <Route path="*" element={children} />
  </Routes>
);

export interface PageOptions {
  readonly at: string;
  readonly state?: unknown;
  readonly answers?: Answers;
  /** Writes what the browser keeps from before. */
  readonly kept?: () => void;
  /** Whether to render the top bar above the screen. */
  readonly withTopBar?: boolean;
  /** Whether the backend honours idempotency keys, so that a lost order is sent again. */
  readonly honoursKeys?: boolean;
}

/** One page of the portal on a faulty connection. */
export class Page {
  readonly log = new InMemoryLog();
  readonly backend: FaultyBackend;
  path = '';

  constructor(private readonly options: PageOptions) {
    this.backend = new FaultyBackend(options.answers ?? {});
  }

  open(): void {
    const { at, state = null, withTopBar = false, honoursKeys = false, kept } = this.options;
    const { pathname, search } = new URL(at, 'https://portal.example');
    vi.stubGlobal('fetch', this.backend.fetch);
    vi.stubGlobal('XMLHttpRequest', uploadsOn(this.backend));
    if (!at.startsWith('/login') && !at.startsWith('/signup')) signIn();
    kept?.();
    render(
      <StillTheme>
        <StoreContext.Provider value={sourceOn(this.backend, this.log, honoursKeys)}>
          <MemoryRouter initialEntries={[{ pathname, search, state }]}>
            <Where onMove={(path) => (this.path = path)} />
            {withTopBar && <TopBar />}
            <WholePage>
              <PortalRoutes />
            </WholePage>
          </MemoryRouter>
          <Notices />
        </StoreContext.Provider>
      </StillTheme>,
    );
  }

  /** Lets pending work finish without advancing the clock. */
  async settle(rounds = 1): Promise<void> {
    for (let round = 0; round < rounds; round += 1)
      await act(() => new Promise<void>((resolve) => void realTimeout(resolve, 0)));
  }

  /** Dismisses earlier notices. */
  async dismissNotices(): Promise<void> {
    for (const button of document.querySelectorAll<HTMLElement>('[aria-label="Dismiss"]'))
      act(() => void fireEvent.click(button));
    await this.settle();
  }

  async until(isSo: () => boolean, what: string): Promise<void> {
    // Rounds alone pass before a busy machine has read the code of a screen.
    const end = performance.now() + LONGEST_MS;
    for (let round = 0; round < 400 || performance.now() < end; round += 1) {
      if (isSo()) return;
      await this.settle();
    }
    throw new Error(`never came: ${what}. The page says: ${document.body.textContent.slice(0, 300)}`);
  }

  /** The text of all live regions of the page. */
  announced(): string {
    const regions = document.querySelectorAll('[role="alert"], [role="status"], output');
    return [...regions].map((region) => region.textContent).join('\n');
  }

  find(role: 'button' | 'input', name: string): HTMLElement | undefined {
    const all =
      role === 'button'
        ? document.querySelectorAll<HTMLElement>('button, [role="tab"], a')
        : document.querySelectorAll<HTMLElement>('input, textarea');
    const found = [...all].filter((element) => nameOf(element) === name);
    return found.find((element) => element.closest('[role="dialog"]') !== null) ?? found[0];
  }

  async press(name: string, role: 'button' | 'input' = 'button'): Promise<void> {
    await this.until(() => this.find(role, name) !== undefined, `${role} ${name}`);
    act(() => void fireEvent.click(this.find(role, name) ?? document.body));
  }

  async type(name: string, text: string): Promise<void> {
    await this.until(() => this.find('input', name) !== undefined, `field ${name}`);
    act(() => this.find('input', name)?.focus());
    act(() => void fireEvent.change(this.find('input', name) ?? document.body, { target: { value: text } }));
  }

  tick(name: string): Promise<void> {
    return this.press(name, 'input');
  }

  async enter(name: string): Promise<void> {
    act(() => void fireEvent.keyDown(this.find('input', name) ?? document.body, { key: 'Enter' }));
    await this.settle();
  }

  async choose(file: File): Promise<void> {
    const inDialog = document.querySelector('[role="dialog"] input[type="file"]');
    const input = inDialog ?? document.querySelector('input[type="file"]');
    if (input === null) throw new Error('no file field');
    act(() => void fireEvent.change(input, { target: { files: [file] } }));
    await this.settle(3);
  }

  valueOf(name: string): string {
    const field = this.find('input', name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
  }
}
