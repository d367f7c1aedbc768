import { ContainerModule } from 'inversify';
import { Deployment } from '../../application/configuration/Deployment';
import type { PortalConfiguration } from '../../application/configuration/PortalConfiguration';
import { Analytics } from '../../application/ports/Analytics';
import { Browser } from '../../application/ports/Browser';
import { Captcha } from '../../application/ports/Captcha';
import { Clock } from '../../application/ports/Clock';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { Reloader } from '../../application/ports/Reloader';
import { SessionGateway } from '../../application/ports/SessionGateway';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { Timer } from '../../application/ports/Timer';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { AskForOtp } from '../../application/session/AskForOtp';
import { WatchSession } from '../../application/session/WatchSession';
import { LogOut } from '../../application/session/LogOut';
import { OpenLogin } from '../../application/session/OpenLogin';
import { ReadSession } from '../../application/session/ReadSession';
import { Register } from '../../application/session/Register';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { RestoreUser } from '../../application/session/RestoreUser';
import { SendSignUpOtp } from '../../application/session/SendSignUpOtp';
import { VerifyOtp } from '../../application/session/VerifyOtp';
import { MixpanelAnalytics } from '../../infrastructure/analytics/MixpanelAnalytics';
import { loadMixpanel } from '../../infrastructure/analytics/mixpanelCore';
import { NoAnalytics } from '../../infrastructure/analytics/NoAnalytics';
import { AltchaCaptcha } from '../../infrastructure/captcha/AltchaCaptcha';
import { solveInWorkers } from '../../infrastructure/captcha/altchaWorkers';
import { RecaptchaCaptcha } from '../../infrastructure/captcha/RecaptchaCaptcha';
import { loadRecaptcha } from '../../infrastructure/captcha/recaptchaScript';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpSessionGateway } from '../../infrastructure/http/HttpSessionGateway';
import { CaptchaStore } from '../../ui/session/CaptchaStore';
import { LoginStore } from '../../ui/session/LoginStore';
import { SessionStore, type SessionUseCases } from '../../ui/session/SessionStore';
import { SignUpStore } from '../../ui/session/SignUpStore';

const captchaOf =
  ({ captcha }: PortalConfiguration) =>
  (clock: Clock, timer: Timer, missing: ReloadForMissingCode): Captcha => {
    if (captcha.provider === 'recaptcha') return new RecaptchaCaptcha(captcha.siteKey, loadRecaptcha, timer);
    const fetchOnce = window.fetch.bind(window);
    return new AltchaCaptcha({
      challenge: captcha.challenge,
      fetchOnce,
      solve: solveInWorkers,
      clock,
      timer,
      reload: () => missing.execute(),
    });
  };

const analyticsOf =
  ({ analytics }: PortalConfiguration) =>
  (log: Log, timer: Timer): Analytics => {
    if (analytics.provider === 'none') return new NoAnalytics();
    return new MixpanelAnalytics({ token: analytics.token, load: loadMixpanel, timer, log });
  };

const begun = (useCases: SessionUseCases): SessionStore => {
  const session = new SessionStore(useCases);
  session.begin();
  return session;
};

/** Login, Sign Up and the session itself: everything the light path needs. */
export const sessionModule = (configuration: PortalConfiguration): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SessionGateway).toResolvedValue((api: ApiClient) => new HttpSessionGateway(api), [ApiClient]);
    bind(Analytics).toResolvedValue(analyticsOf(configuration), [Log, Timer]);
    bind(Captcha).toResolvedValue(captchaOf(configuration), [Clock, Timer, ReloadForMissingCode]);

    bind(OpenLogin).toResolvedValue(
      (storage: SessionStorage, browser: Browser, deployment: Deployment) =>
        new OpenLogin(storage, browser, deployment),
      [SessionStorage, Browser, Deployment],
    );
    bind(ReturnAfterSignIn).toResolvedValue(
      (storage: SessionStorage, clock: Clock) => new ReturnAfterSignIn(storage, clock),
      [SessionStorage, Clock],
    );
    bind(AskForOtp).toResolvedValue((sessions: SessionGateway) => new AskForOtp(sessions), [SessionGateway]);
    bind(SendSignUpOtp).toResolvedValue(
      (sessions: SessionGateway) => new SendSignUpOtp(sessions),
      [SessionGateway],
    );
    bind(VerifyOtp).toResolvedValue(
      (sessions: SessionGateway, storage: SessionStorage, analytics: Analytics) =>
        new VerifyOtp(sessions, storage, analytics),
      [SessionGateway, SessionStorage, Analytics],
    );
    bind(Register).toResolvedValue(
      (sessions: SessionGateway, storage: SessionStorage, analytics: Analytics) =>
        new Register(sessions, storage, analytics),
      [SessionGateway, SessionStorage, Analytics],
    );
    bind(LogOut).toResolvedValue(
      (storage: SessionStorage, analytics: Analytics) => new LogOut(storage, analytics),
      [SessionStorage, Analytics],
    );
    bind(ReadSession).toResolvedValue(
      (storage: SessionStorage) => new ReadSession(storage),
      [SessionStorage],
    );
    bind(WatchSession).toResolvedValue(
      (storage: SessionStorage, reloader: Reloader, analytics: Analytics) =>
        new WatchSession(storage, reloader, analytics),
      [SessionStorage, Reloader, Analytics],
    );
    bind(RestoreUser).toResolvedValue(
      (sessions: SessionGateway, storage: SessionStorage) => new RestoreUser(sessions, storage),
      [SessionGateway, SessionStorage],
    );

    bind(SessionStore).toResolvedValue(
      (readSession: ReadSession, followSession: WatchSession, restoreUser: RestoreUser, logOut: LogOut) =>
        begun({ readSession, followSession, restoreUser, logOut }),
      [ReadSession, WatchSession, RestoreUser, LogOut],
    );
    bind(CaptchaStore)
      .toResolvedValue((captcha: Captcha) => new CaptchaStore(captcha), [Captcha])
      .inTransientScope();
    bind(LoginStore)
      .toResolvedValue(
        (
          openLogin: OpenLogin,
          askForOtp: AskForOtp,
          verifyOtp: VerifyOtp,
          returnAfterSignIn: ReturnAfterSignIn,
          reload: ReloadForMissingCode,
          captcha: CaptchaStore,
          timer: Timer,
        ) => new LoginStore({ openLogin, askForOtp, verifyOtp, returnAfterSignIn, reload, captcha, timer }),
        [OpenLogin, AskForOtp, VerifyOtp, ReturnAfterSignIn, ReloadForMissingCode, CaptchaStore, Timer],
      )
      .inTransientScope();
    bind(SignUpStore)
      .toResolvedValue(
        (
          sendSignUpOtp: SendSignUpOtp,
          register: Register,
          returnAfterSignIn: ReturnAfterSignIn,
          reload: ReloadForMissingCode,
          captcha: CaptchaStore,
          notifier: Notifier,
          timer: Timer,
        ) =>
          new SignUpStore({ sendSignUpOtp, register, returnAfterSignIn, reload, captcha, notifier, timer }),
        [SendSignUpOtp, Register, ReturnAfterSignIn, ReloadForMissingCode, CaptchaStore, Notifier, Timer],
      )
      .inTransientScope();
  });
