import type { ContainerModule } from 'inversify';
import * as ports from '../../application/ports';
import { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import { KeepOtpStep } from '../../application/session/KeepOtpStep';
import { Register } from '../../application/session/Register';
import { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import { SendSignUpOtp } from '../../application/session/SendSignUpOtp';
import { CaptchaStore } from '../../ui/session/CaptchaStore';
import { SignUpStore } from '../../ui/session/SignUpStore';
import { featureModule } from '../featureModule';

/** Sign Up, which most visitors never open. */
export const signUpModule: ContainerModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(SendSignUpOtp, { sessions: ports.SessionGateway });
  bindClass(Register, {
    sessions: ports.SessionGateway,
    storage: ports.SessionStorage,
    analytics: ports.Analytics,
  });
  bindScreenStore(SignUpStore, {
    sendSignUpOtp: SendSignUpOtp,
    register: Register,
    returnAfterSignIn: ReturnAfterSignIn,
    otpStep: KeepOtpStep,
    smsCodes: ports.SmsCodes,
    reload: ReloadForMissingCode,
    captcha: CaptchaStore,
    notifier: ports.Notifier,
  });
});
