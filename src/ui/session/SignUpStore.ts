import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { makeAutoObservable } from 'mobx';
import type { Notifier } from '../../application/ports/Notifier';
import type { SmsCodes } from '../../application/ports/SmsCodes';
import type { ReloadForMissingCode } from '../../application/release/ReloadForMissingCode';
import type { KeepOtpStep } from '../../application/session/KeepOtpStep';
import type { Register } from '../../application/session/Register';
import type { ReturnAfterSignIn } from '../../application/session/ReturnAfterSignIn';
import type { SendSignUpOtp, SignUpOtpSent } from '../../application/session/SendSignUpOtp';
import { bringsNoOtp } from '../../domain/india/otp';
import { NO_LOGIN_QUERY } from '../../domain/session/destination';
import {
  blankDetails,
  changeNumber,
  detailsOf,
  type RequiredDetail,
  type SignUpForm,
  otpResent,
  otpSent,
  restoreSignUp,
  startSignUp,
  typeDetails,
  typeOtp,
  typePhone,
} from '../../domain/session/signUpForm';
import type { OtpStep } from '../../domain/session/otpStep';
import type { SignUpDetails } from '../../domain/session/signUpDetails';
import { type Edit, replacement } from '../../domain/typed/edit';
import { Command } from '../state/Command';
import { lightTexts } from '../texts/lightTexts';
import type { CaptchaStore } from './CaptchaStore';
import { afterEdit, phoneProblem, type Problem } from './sessionErrorText';
import { SmsWait } from './SmsWait';
import { registrationProblem, signUpOtpProblem } from './signUpErrorText';

export interface SignUpDependencies {
  readonly sendSignUpOtp: SendSignUpOtp;
  readonly register: Register;
  readonly returnAfterSignIn: ReturnAfterSignIn;
  readonly otpStep: KeepOtpStep;
  readonly smsCodes: SmsCodes;
  readonly reload: ReloadForMissingCode;
  readonly captcha: CaptchaStore;
  readonly notifier: Notifier;
}

/** The sign-up form: the number alone, then the full form. */
export class SignUpStore {
  form: SignUpForm = startSignUp('');
  problem: Problem | undefined = undefined;
  isOtpSent = false;
  /** Whether the number that the OTP was sent to has an account already (ENTRY-12). */
  isNumberKnown = false;
  private isChecked = false;
  /** Where to go after registration; undefined until then. */
  departure: string | undefined = undefined;
  private stopKeeping: () => void = () => undefined;
  private readonly sms: SmsWait;
  readonly captcha: CaptchaStore;
  readonly send: Command<[]>;
  readonly register: Command<[]>;

  constructor(private readonly deps: SignUpDependencies) {
    this.captcha = deps.captcha;
    this.sms = new SmsWait(deps.smsCodes);
    this.send = new Command(({ signal }) => this.sendOtp(signal));
    this.register = new Command(({ signal }) => this.registerCustomer(signal));
    makeAutoObservable<this, 'deps' | 'isChecked' | 'stopKeeping' | 'sms'>(
      this,
      {
        deps: false,
        stopKeeping: false,
        sms: false,
        isChecked: true,
        captcha: false,
        send: false,
        register: false,
      },
      { autoBind: true, deep: false },
    );
    this.captcha.whenTicked(() => this.ticked());
  }

  /** Opens the screen with the number from Login ('' if none). */
  open(numberFromLogin: string): void {
    if (this.form.step === 'phone' && numberFromLogin !== '') this.form = startSignUp(numberFromLogin);
    this.restore();
  }

  /** Called when the customer leaves: a late response must not start a session. */
  close(): void {
    this.stopKeeping();
    this.sms.end();
    this.send.cancel();
    this.register.cancel();
  }

  /** Where this browser's sign-in in another tab leads; undefined while this form goes there by itself. */
  destinationElsewhere(): string | undefined {
    return this.departure === undefined ? this.deps.returnAfterSignIn.destination(NO_LOGIN_QUERY) : undefined;
  }

  /** Whether the number is locked; once an OTP is sent, it is valid for this number only. */
  get isPhoneLocked(): boolean {
    return this.form.step === 'details' || this.send.isRunning;
  }

  /** Whether the field is marked: it is blank and registration was tried. */
  isMissing(field: RequiredDetail): boolean {
    return this.isChecked && blankDetails(this.form).includes(field);
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
    if (bringsNoOtp(edit)) this.refuse(registrationProblem({ kind: 'OtpInvalid' }));
  }

  /** Returns to the first step and keeps number and details, but not the OTP, which belonged to that number. */
  changeNumber(): void {
    this.register.cancel();
    this.send.cancel();
    this.begin();
    this.sms.end();
    this.deps.otpStep.forget();
    this.isChecked = false;
    this.isNumberKnown = false;
    this.form = changeNumber(this.form);
  }

  typeDetails(typed: Partial<SignUpDetails>): void {
    this.form = typeDetails(this.form, typed);
    this.deps.otpStep.typed(detailsOf(this.form));
    this.corrected('form');
  }

  private corrected(field: Problem['field']): void {
    this.problem = afterEdit(this.problem, field);
  }

  // Typed values survive the reload for a new release, the second step any reload; the OTP does not.
  private restore(): void {
    const draft = this.deps.reload.draftOf('signUp');
    const awaited = this.deps.otpStep.of('signUp');
    if (isSome(draft)) {
      const { phone, isOtpSent, details } = draft.value;
      this.form = restoreSignUp(phone, isOtpSent, details);
    } else if (isSome(awaited)) this.resume(awaited.value);
    if (this.form.step === 'details') this.sms.begin((code) => this.fillIn(code));
    this.stopKeeping = this.deps.reload.keepOnReload(() => {
      const { phone, step } = this.form;
      return { isSignUp: true, phone, isOtpSent: step === 'details', details: detailsOf(this.form) };
    });
  }

  private resume(step: OtpStep): void {
    if (this.deps.otpStep.isOver(step)) this.arrive();
    else this.form = restoreSignUp(step.phone, true, step.details);
  }

  // The customer presses Register: other fields may still be missing.
  private fillIn(code: string): void {
    this.typeOtp(replacement('', code));
  }

  private ticked(): void {
    if (this.problem?.field === 'captcha') this.problem = undefined;
  }

  private async sendOtp(signal: AbortSignal): Promise<void> {
    this.begin();
    this.sms.end();
    this.show(otpResent(this.form));
    const sent = await this.deps.sendSignUpOtp.execute(this.form, this.captcha, signal);
    if (isLeft(sent)) this.refuse(signUpOtpProblem(sent.left));
    else this.sent(sent.right);
  }

  private async registerCustomer(signal: AbortSignal): Promise<void> {
    this.begin();
    this.isChecked = true;
    const registered = await this.deps.register.execute(this.form, signal);
    if (isLeft(registered)) {
      this.refuse(registrationProblem(registered.left));
      return;
    }
    this.deps.notifier.success(lightTexts().signUp.registered);
    this.arrive();
  }

  private begin(): void {
    this.problem = undefined;
    this.isOtpSent = false;
  }

  private show(form: SignUpForm): void {
    this.form = form;
  }

  private sent({ isNumberKnown }: SignUpOtpSent): void {
    this.form = otpSent(this.form);
    this.isOtpSent = true;
    const { phone } = this.form;
    void isNumberKnown.then((isKnown) => isKnown && this.learnKnown(phone));
    this.deps.otpStep.sent({ isSignUp: true, phone: this.form.phone, details: detailsOf(this.form) });
    this.sms.begin((code) => this.fillIn(code));
  }

  // It may come long after the OTP, and after the number was changed.
  private learnKnown(phone: string): void {
    if (this.form.step === 'details' && this.form.phone === phone) this.isNumberKnown = true;
  }

  private refuse(problem: Problem | undefined): void {
    this.problem = problem;
  }

  private arrive(): void {
    this.departure = this.deps.returnAfterSignIn.destination(NO_LOGIN_QUERY);
  }
}
