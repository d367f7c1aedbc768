import type { ContainerModule, ResolutionContext } from 'inversify';
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
import { SessionStore } from '../../ui/session/SessionStore';
import { SignUpStore } from '../../ui/session/SignUpStore';
import { featureModule } from '../featureModule';

const captchaOf =
  ({ captcha }: PortalConfiguration) =>
  (clock: Clock, timer: Timer, missing: ReloadForMissingCode): Captcha => {
    switch (captcha.provider) {
      case 'recaptcha':
        return new RecaptchaCaptcha({ siteKey: captcha.siteKey, load: loadRecaptcha, timer });
      case 'altcha':
        return new AltchaCaptcha({
          challenge: captcha.challenge,
          fetchOnce: window.fetch.bind(window),
          solve: solveInWorkers,
          clock,
          timer,
          reload: () => missing.execute(),
        });
    }
  };

const analyticsOf =
  ({ analytics }: PortalConfiguration) =>
  (log: Log, timer: Timer): Analytics => {
    switch (analytics.provider) {
      case 'none':
        return new NoAnalytics();
      case 'mixpanel':
        return new MixpanelAnalytics({ token: analytics.token, load: loadMixpanel, timer, log });
    }
  };

const begun = (_context: ResolutionContext, session: SessionStore): SessionStore => {
  session.begin();
  return session;
};

/** Login, Sign Up and the session itself: everything the light path needs. */
export const sessionModule = (configuration: PortalConfiguration): ContainerModule =>
  featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
    bindPort(SessionGateway, HttpSessionGateway, { api: ApiClient });
    bind(Analytics).toResolvedValue(analyticsOf(configuration), [Log, Timer]);
    bind(Captcha).toResolvedValue(captchaOf(configuration), [Clock, Timer, ReloadForMissingCode]);

    bindClass(OpenLogin, { storage: SessionStorage, browser: Browser, deployment: Deployment });
    bindClass(ReturnAfterSignIn, { storage: SessionStorage, clock: Clock });
    bindClass(AskForOtp, { sessions: SessionGateway });
    bindClass(SendSignUpOtp, { sessions: SessionGateway });
    bindClass(VerifyOtp, { sessions: SessionGateway, storage: SessionStorage, analytics: Analytics });
    bindClass(Register, { sessions: SessionGateway, storage: SessionStorage, analytics: Analytics });
    bindClass(LogOut, { storage: SessionStorage, analytics: Analytics });
    bindClass(ReadSession, { storage: SessionStorage });
    bindClass(WatchSession, { storage: SessionStorage, reloader: Reloader, analytics: Analytics });
    bindClass(RestoreUser, { sessions: SessionGateway, storage: SessionStorage });

    bindClass(SessionStore, {
      readSession: ReadSession,
      watchSession: WatchSession,
      restoreUser: RestoreUser,
      logOut: LogOut,
    }).onActivation(begun);
    bindScreenStore(CaptchaStore, { captcha: Captcha });
    bindScreenStore(LoginStore, {
      openLogin: OpenLogin,
      askForOtp: AskForOtp,
      verifyOtp: VerifyOtp,
      returnAfterSignIn: ReturnAfterSignIn,
      reload: ReloadForMissingCode,
      captcha: CaptchaStore,
    });
    bindScreenStore(SignUpStore, {
      sendSignUpOtp: SendSignUpOtp,
      register: Register,
      returnAfterSignIn: ReturnAfterSignIn,
      reload: ReloadForMissingCode,
      captcha: CaptchaStore,
      notifier: Notifier,
    });
  });
