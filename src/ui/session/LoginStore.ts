import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import type { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import type { SmsCodes } from '../../application/ports/SmsCodes';
import type { AskForOtp } from '../../application/session/AskForOtp';
import type { KeepOtpStep } from '../../application/session/KeepOtpStep';
import type { OpenLogin } from '../../application/session/OpenLogin';
import type { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import type { VerifyOtp } from '../../application/session/VerifyOtp';
import { bringsNoOtp } from '../../domain/india/otp';
import { type LoginQuery, NO_LOGIN_QUERY } from '../../domain/session/destination';
import {
  type LoginForm,
  loginWith,
  otpResent,
  otpSent,
  restoreLogin,
  startLogin,
  typeOtp,
  typePhone,
} from '../../domain/session/loginForm';
import type { OtpStep } from '../../domain/session/otpStep';
import { noDetails } from '../../domain/session/signUpDetails';
import { type Edit, replacement } from '../../domain/typed/edit';
import { Command } from '../state/Command';
import type { CaptchaStore } from './CaptchaStore';
import { afterEdit, type Problem, loginProblem, phoneProblem } from './sessionErrorText';
import type { SignUpArrival } from './signUpArrival';
import { SmsWait } from './SmsWait';

export interface LoginDependencies {
  readonly openLogin: OpenLogin;
  readonly askForOtp: AskForOtp;
  readonly verifyOtp: VerifyOtp;
  readonly returnAfterSignIn: ReturnAfterSignIn;
  readonly otpStep: KeepOtpStep;
  readonly smsCodes: SmsCodes;
  readonly reload: ReloadForMissingCode;
  readonly captcha: CaptchaStore;
}

/** Where the login form leads: into the portal, or to Sign Up with the number. */
export type LoginDeparture =
  | { readonly kind: 'portal'; readonly path: string }
  | ({ readonly kind: 'signUp' } & SignUpArrival);

/** The login form: number with captcha, then the one-time password. */
export class LoginStore {
  form: LoginForm = startLogin();
  problem: Problem | undefined = undefined;
  isOtpSent = false;
  departure: LoginDeparture | undefined = undefined;
  readonly captcha: CaptchaStore;
  readonly send: Command<[]>;
  readonly verify: Command<[]>;
  private query: LoginQuery = NO_LOGIN_QUERY;
  private stopKeeping: () => void = () => undefined;
  private readonly sms: SmsWait;

  constructor(private readonly deps: LoginDependencies) {
    this.captcha = deps.captcha;
    this.sms = new SmsWait(deps.smsCodes);
    this.send = new Command(({ signal }) => this.askForOtp(signal));
    this.verify = new Command(({ signal }) => this.verifyOtp(signal));
    makeAutoObservable<this, 'deps' | 'query' | 'stopKeeping' | 'sms'>(
      this,
      {
        deps: false,
        query: false,
        stopKeeping: false,
        sms: false,
        captcha: false,
        send: false,
        verify: false,
      },
      { autoBind: true, deep: false },
    );
    this.captcha.whenTicked(() => this.ticked());
  }

  /** Opens the screen with the query of its address and the number from Sign Up ('' if none). */
  open(query: LoginQuery, numberFromSignUp: string): void {
    this.query = query;
    if (numberFromSignUp !== '') this.form = loginWith(numberFromSignUp);
    this.restore(numberFromSignUp);
    this.deps.openLogin.execute(query.camp);
  }

  /** Called when the customer leaves: a late response must not start a session or navigate. */
  close(): void {
    this.stopKeeping();
    this.sms.end();
    this.send.cancel();
    this.verify.cancel();
  }

  /** Where this browser's sign-in in another tab leads; undefined while this form goes there by itself. */
  destinationElsewhere(): string | undefined {
    return this.departure === undefined ? this.deps.returnAfterSignIn.destination(this.query) : undefined;
  }

  /** Whether the number is locked; once an OTP is sent, it is valid for this number only (LOGIN-18). */
  get isPhoneLocked(): boolean {
    return this.form.step === 'otp' || this.send.isRunning;
  }

  typePhone(edit: Edit): void {
    if (this.isPhoneLocked) return;
    this.form = typePhone(this.form, edit);
    this.corrected('phone');
    if (this.form.step === 'phone') this.problem = phoneProblem(this.form) ?? this.problem;
  }

  typeOtp(edit: Edit): void {
    this.sms.end();
    this.form = typeOtp(this.form, edit);
    this.corrected('otp');
    if (bringsNoOtp(edit)) this.refuse(loginProblem({ kind: 'OtpInvalid' }));
  }

  /** Returns to the first step and keeps the number. */
  changeNumber(): void {
    this.verify.cancel();
    this.send.cancel();
    this.sms.end();
    this.deps.otpStep.forget();
    this.form = loginWith(this.form.phone);
    this.isOtpSent = false;
    this.problem = undefined;
  }

  /** Called when the customer goes on to Sign Up with the number. */
  handOver(): void {
    this.deps.otpStep.handOver(this.form.phone);
  }

  private corrected(field: Problem['field']): void {
    this.problem = afterEdit(this.problem, field);
  }

  // Typed values survive the reload for a new release, the second step any reload; the OTP does not.
  private restore(numberFromSignUp: string): void {
    const draft = this.deps.reload.draftOf('login');
    const awaited = this.deps.otpStep.of('login');
    if (isSome(draft)) this.form = restoreLogin(draft.value.phone, draft.value.isOtpSent);
    else if (isSome(awaited)) this.resume(awaited.value, numberFromSignUp);
    if (this.form.step === 'otp') this.sms.begin((code) => this.fillIn(code));
    this.stopKeeping = this.deps.reload.keepOnReload(() => {
      const { phone, step } = this.form;
      return { isSignUp: false, phone, isOtpSent: step === 'otp', details: noDetails };
    });
  }

  private resume(step: OtpStep, numberFromSignUp: string): void {
    const { phone } = step;
    if (this.deps.otpStep.isOver(step))
      this.depart({ kind: 'portal', path: this.deps.returnAfterSignIn.destination(this.query) });
    else if (numberFromSignUp === '' || numberFromSignUp === phone) this.form = restoreLogin(phone, true);
  }

  private fillIn(code: string): void {
    this.typeOtp(replacement('', code));
    void this.verify.run();
  }

  private ticked(): void {
    if (this.problem?.field === 'captcha') this.problem = undefined;
  }

  private beginToSend(): void {
    this.problem = undefined;
    this.isOtpSent = false;
    this.sms.end();
    this.form = otpResent(this.form);
  }

  private async askForOtp(signal: AbortSignal): Promise<void> {
    this.beginToSend();
    const asked = await this.deps.askForOtp.execute(this.form, this.captcha, signal);
    if (isLeft(asked)) {
      this.refuse(loginProblem(asked.left));
      return;
    }
    if (asked.right.kind === 'unknownNumber') {
      this.handOver();
      this.depart({ kind: 'signUp', phone: asked.right.phone, reason: 'unknownNumber' });
      return;
    }
    runInAction(() => {
      this.form = otpSent(this.form);
      this.isOtpSent = true;
    });
    this.deps.otpStep.sent({ isSignUp: false, phone: this.form.phone, details: noDetails });
    this.sms.begin((code) => this.fillIn(code));
  }

  private async verifyOtp(signal: AbortSignal): Promise<void> {
    this.refuse(undefined);
    const verified = await this.deps.verifyOtp.execute(this.form, signal);
    if (!isLeft(verified)) {
      this.depart({ kind: 'portal', path: this.deps.returnAfterSignIn.destination(this.query) });
    } else if (verified.left.kind === 'OtpInvalid') {
      this.refuse(loginProblem(verified.left));
    } else if (verified.left.kind !== 'Cancelled') {
      this.deps.otpStep.forget();
      const { kind, phone, message } = verified.left;
      const reason = kind === 'OtpNotAccepted' ? 'codeRefused' : 'codeUnanswered';
      this.depart({ kind: 'signUp', phone, reason, said: message });
    }
  }

  private refuse(problem: Problem | undefined): void {
    this.problem = problem;
  }

  private depart(departure: LoginDeparture): void {
    this.departure = departure;
  }
}
