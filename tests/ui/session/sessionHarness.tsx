import { Deployment } from '../../../src/application/configuration/Deployment';
import type { SessionGateway } from '../../../src/application/ports/SessionGateway';
import { ReloadForMissingCode } from '../../../src/application/release/ReloadForMissingCode';
import { AskForOtp } from '../../../src/application/session/AskForOtp';
import { WatchSession } from '../../../src/application/session/WatchSession';
import { KeepOtpStep } from '../../../src/application/session/KeepOtpStep';
import { LogOut } from '../../../src/application/session/LogOut';
import { OpenLogin } from '../../../src/application/session/OpenLogin';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { Register } from '../../../src/application/session/Register';
import { RestoreUser } from '../../../src/application/session/RestoreUser';
import { ReturnAfterSignIn } from '../../../src/application/session/ReturnAfterSignIn';
import { SendSignUpOtp } from '../../../src/application/session/SendSignUpOtp';
import { VerifyOtp } from '../../../src/application/session/VerifyOtp';
import { CaptchaStore } from '../../../src/ui/session/CaptchaStore';
import { LoginScreen } from '../../../src/ui/session/LoginScreen';
import { LoginStore } from '../../../src/ui/session/LoginStore';
import { SessionStore } from '../../../src/ui/session/SessionStore';
import { SignUpScreen } from '../../../src/ui/session/SignUpScreen';
import { SignUpStore } from '../../../src/ui/session/SignUpStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aConfiguration } from '../../doubles/aConfiguration';
import { aUser } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCaptcha } from '../../doubles/InMemoryCaptcha';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReloadStorage } from '../../doubles/InMemoryReloadStorage';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemorySmsCodes } from '../../doubles/InMemorySmsCodes';
import { type Rendered, renderWith } from '../support/renderWith';

export const PHONE = '+919876543210';

/** Login and Sign Up with real stores and use-cases, and a backend that knows one customer. */
export class SessionHarness {
  readonly gateway = new InMemorySessionGateway();
  readonly storage = new InMemorySessionStorage();
  readonly captcha = new InMemoryCaptcha();
  readonly analytics = new InMemoryAnalytics();
  readonly notifier = new InMemoryNotifier();
  readonly reloader = new InMemoryReloader();
  readonly browser = new InMemoryBrowser();
  readonly clock = new FixedClock();
  deployment = new Deployment(aConfiguration());
  readonly returnAfterSignIn = new ReturnAfterSignIn({
    storage: this.storage,
    clock: this.clock,
    browser: this.browser,
  });
  readonly smsCodes = new InMemorySmsCodes();
  readonly otpStep = new KeepOtpStep({ storage: this.storage, clock: this.clock });
  readonly reloadStorage = new InMemoryReloadStorage();
  readonly reload = new ReloadForMissingCode({
    storage: this.reloadStorage,
    reloader: this.reloader,
    clock: this.clock,
  });
  readonly session: SessionStore;

  /** Replaces the in-memory backend, for example by the real adapter on a faulty connection. */
  constructor(private readonly backend?: SessionGateway) {
    this.gateway.customers.set(PHONE, aUser());
    this.session = this.newSession();
  }

  private get sessions(): SessionGateway {
    return this.backend ?? this.gateway;
  }

  newSession(): SessionStore {
    return new SessionStore({
      readSession: new ReadSession({ storage: this.storage }),
      watchSession: new WatchSession({
        storage: this.storage,
        reloader: this.reloader,
        analytics: this.analytics,
      }),
      restoreUser: new RestoreUser({ sessions: this.sessions, storage: this.storage }),
      logOut: new LogOut({ sessions: this.sessions, storage: this.storage, analytics: this.analytics }),
    });
  }

  openLogin(at = '/login', state: unknown = null): Rendered {
    return renderWith(<LoginScreen />, { stores: this.stores(), at, path: '/login', state });
  }

  openSignUp(state: unknown = null): Rendered {
    return renderWith(<SignUpScreen />, { stores: this.stores(), at: '/signup', path: '/signup', state });
  }

  private stores(): ReadonlyMap<StoreKey<unknown>, unknown> {
    const { sessions: gateway, storage, analytics, notifier, deployment } = this;
    const login = new LoginStore({
      openLogin: new OpenLogin({ storage, browser: this.browser, deployment }),
      askForOtp: new AskForOtp({ sessions: gateway }),
      verifyOtp: new VerifyOtp({ sessions: gateway, storage, analytics }),
      returnAfterSignIn: this.returnAfterSignIn,
      otpStep: this.otpStep,
      smsCodes: this.smsCodes,
      reload: this.reload,
      captcha: new CaptchaStore({ captcha: this.captcha }),
    });
    const signUp = new SignUpStore({
      sendSignUpOtp: new SendSignUpOtp({ sessions: gateway }),
      register: new Register({ sessions: gateway, storage, analytics }),
      returnAfterSignIn: this.returnAfterSignIn,
      otpStep: this.otpStep,
      smsCodes: this.smsCodes,
      reload: this.reload,
      captcha: new CaptchaStore({ captcha: this.captcha }),
      notifier,
    });
    return new Map<StoreKey<unknown>, unknown>([
      [Deployment, deployment],
      [SessionStore, this.session],
      [LoginStore, login],
      [SignUpStore, signUp],
    ]);
  }
}
