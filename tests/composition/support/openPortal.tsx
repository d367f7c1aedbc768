import { type BoundFunctions, cleanup, type queries, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { act } from 'react';
import { vi } from 'vitest';
import { Analytics } from '../../../src/application/ports/Analytics';
import { Captcha } from '../../../src/application/ports/Captcha';
import { createContainer, storeSourceOf } from '../../../src/composition/container';
import { App } from '../../../src/ui/shell/App';
import type { DeploymentConfiguration } from '../../../src/infrastructure/config/DeploymentConfiguration';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryCaptcha } from '../../doubles/InMemoryCaptcha';
import { StillTheme } from '../../ui/support/StillTheme';

/** The first screen of a file loads its code too, which is slow on a busy machine. */
export const PATIENT = { timeout: 60_000 };

/**
 * The backend's responses, as a body or a Response, by method and path below /api/v3; other calls get an
 * empty list.
 */
type Answers = Readonly<Record<string, unknown>>;

export interface PortalOptions {
  readonly at: string;
  readonly signedIn?: boolean;
  readonly answers?: Answers;
  readonly user?: Readonly<Record<string, unknown>>;
  readonly width?: number;
  /** Plays a reload: the browser has kept its state. */
  readonly isReload?: boolean;
  readonly configuration?: Partial<DeploymentConfiguration>;
}

export interface OpenPortal {
  /** Method and path of every call, in order, for example 'GET quotations/12'. */
  readonly calls: readonly string[];
  readonly user: UserEvent;
  readonly analytics: InMemoryAnalytics;
  readonly path: () => string;
}

const ASHA = {
  id: 1,
  displayname: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+919876543210',
  avatar: 'avatars/1.png',
};

const answering = (answers: Answers, calls: string[]): typeof fetch => {
  return (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const { pathname } = new URL(address, window.location.origin);
    const call = `${method} ${decodeURIComponent(pathname.replace(/^\/api\/v3\//, ''))}`;
    calls.push(call);
    const body = answers[call] ?? { success: true, data: [] };
    return Promise.resolve(body instanceof Response ? body.clone() : Response.json(body));
  };
};

const signIn = (user: object): void => {
  localStorage.setItem('access_token', 'token-1');
  sessionStorage.setItem('token', 'token-1');
  sessionStorage.setItem('refresh_token', 'refresh-1');
  sessionStorage.setItem('user', JSON.stringify(user));
};

const PX_PER_EM = 16;

const showWindowOf = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, bound = '', ems = '0'] = /\((min|max)-width: ([\d.]+)em\)/.exec(query) ?? [];
    const limit = Number(ems) * PX_PER_EM;
    const matches = bound === 'min' ? width >= limit : bound === 'max' && width <= limit;
    return Object.assign(new EventTarget(), { matches, media: query });
  });
};

/** The whole portal as the page starts it, with its real wiring; only the network is replaced. */
export const openPortal = (options: PortalOptions): OpenPortal => {
  const { at, signedIn = true, answers = {}, user = ASHA, width = 1280, configuration = {} } = options;
  const calls: string[] = [];
  vi.stubGlobal('fetch', answering(answers, calls));
  vi.stubGlobal('scrollTo', () => undefined);
  showWindowOf(width);
  // As the built page, whose styles come from style sheets.
  vi.stubEnv('PROD', true);
  if (signedIn) signIn(user);
  if (options.isReload !== true) window.history.pushState(null, '', at);
  const container = createContainer(aConfiguration(configuration));
  const analytics = new InMemoryAnalytics();
  container.rebind(Analytics).toConstantValue(analytics);
  container.rebind(Captcha).toConstantValue(new InMemoryCaptcha());
  render(
    <StillTheme>
      <App source={storeSourceOf(container)} />
    </StillTheme>,
  );
  return { calls, user: userEvent.setup(), analytics, path: () => window.location.pathname };
};

/** Navigates within the page, as the browser's Back and Forward do. */
export const goTo = (address: string): void => {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
};

export type Place = BoundFunctions<typeof queries>;

/** Performs both steps of Login for a customer whom the backend knows. */
export const signInOnScreen = async ({ user }: OpenPortal): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: 'Mobile Number' }), '9876543210');
  await user.click(screen.getByRole('checkbox', { name: 'I am not a robot' }));
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await user.type(await screen.findByRole('textbox', { name: 'OTP' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify OTP' }));
};

/** Responses of a backend that knows the customer and accepts the code. */
export const SIGN_IN_ANSWERS = {
  'POST check-user-exist': { success: true },
  'POST captcha-verfy-and-send-otp': { type: 'success' },
  'POST auth/token': { success: true, access_token: 'token-2', refresh_token: 'refresh-2', data: ASHA },
};

export interface OpenFrame extends OpenPortal {
  readonly sidebar: Place;
}

/** Opens the portal in a wide window and waits for its shell. */
export const openFrame = async (options: PortalOptions): Promise<OpenFrame> => {
  const portal = openPortal(options);
  const main = await screen.findByRole('navigation', { name: 'Main' }, PATIENT);
  return { ...portal, sidebar: within(main) };
};

/** Unmounts the page and resets the browser to the state of a new tab. */
export const closePortal = (): void => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  window.history.pushState(null, '', '/');
};
