import type { ContainerModule, ResolutionContext } from 'inversify';
import { Deployment } from '../../application/configuration/Deployment';
import * as ports from '../../application/ports';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { AskForOtp } from '../../application/session/AskForOtp';
import { WatchSession } from '../../application/session/WatchSession';
import { KeepOtpStep } from '../../application/session/KeepOtpStep';
import { LogOut } from '../../application/session/LogOut';
import { OpenLogin } from '../../application/session/OpenLogin';
import { ReadSession } from '../../application/session/ReadSession';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { RestoreUser } from '../../application/session/RestoreUser';
import { VerifyOtp } from '../../application/session/VerifyOtp';
import { analyticsOf } from '../../infrastructure/analytics/analyticsOf';
import { captchaOf } from '../../infrastructure/captcha/captchaOf';
import { Client } from '../client';
import { WebOtpCodes } from '../../infrastructure/system/WebOtpCodes';
import { HttpSessionGateway } from '../../infrastructure/http/HttpSessionGateway';
import type { DeploymentConfiguration } from '../../infrastructure/config/DeploymentConfiguration';
import { CaptchaStore } from '../../ui/session/CaptchaStore';
import { LoginStore } from '../../ui/session/LoginStore';
import { SessionStore } from '../../ui/session/SessionStore';
import { featureModule } from '../featureModule';

const begun = (_context: ResolutionContext, session: SessionStore): SessionStore => {
  session.begin();
  return session;
};

/** Login and the session itself: everything the light path needs. */
export const sessionModule = (configuration: DeploymentConfiguration): ContainerModule =>
  featureModule(({ bind, bindClass, bindPort, bindScreenStore }) => {
    bindPort(ports.SessionGateway, HttpSessionGateway, { api: Client });
    bind(ports.Analytics).toResolvedValue(
      (log, timer, storage) => analyticsOf(configuration.analytics, { log, timer, storage }),
      [ports.Log, ports.Timer, ports.SessionStorage],
    );
    bind(ports.Captcha).toResolvedValue(
      (timer, missing) => captchaOf(configuration.captcha, { timer, reload: () => missing.execute() }),
      [ports.Timer, ReloadForMissingCode],
    );

    bindClass(OpenLogin, { storage: ports.SessionStorage, browser: ports.Browser, deployment: Deployment });
    bindClass(ReturnAfterSignIn, {
      storage: ports.SessionStorage,
      clock: ports.Clock,
      browser: ports.Browser,
    });
    bindPort(ports.SmsCodes, WebOtpCodes, {});
    bindClass(KeepOtpStep, { storage: ports.SessionStorage, clock: ports.Clock });
    bindClass(AskForOtp, { sessions: ports.SessionGateway });
    bindClass(VerifyOtp, {
      sessions: ports.SessionGateway,
      storage: ports.SessionStorage,
      analytics: ports.Analytics,
    });
    bindClass(LogOut, {
      sessions: ports.SessionGateway,
      storage: ports.SessionStorage,
      analytics: ports.Analytics,
    });
    bindClass(ReadSession, { storage: ports.SessionStorage });
    bindClass(WatchSession, {
      storage: ports.SessionStorage,
      reloader: ports.Reloader,
      analytics: ports.Analytics,
    });
    bindClass(RestoreUser, { sessions: ports.SessionGateway, storage: ports.SessionStorage });

    bindClass(SessionStore, {
      readSession: ReadSession,
      watchSession: WatchSession,
      restoreUser: RestoreUser,
      logOut: LogOut,
    }).onActivation(begun);
    bindScreenStore(CaptchaStore, { captcha: ports.Captcha });
    bindScreenStore(LoginStore, {
      openLogin: OpenLogin,
      askForOtp: AskForOtp,
      verifyOtp: VerifyOtp,
      returnAfterSignIn: ReturnAfterSignIn,
      otpStep: KeepOtpStep,
      smsCodes: ports.SmsCodes,
      reload: ReloadForMissingCode,
      captcha: CaptchaStore,
    });
  });
