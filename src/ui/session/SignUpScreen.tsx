import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactElement, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignUpForm } from '../../domain/session/signUpForm';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { LOGIN_PATH } from '../../domain/session/entryPaths';
import { PageHeader } from '../kit/PageHeader';
import { TextInput } from '../kit/TextInput';
import { useStore } from '../state/storeContext';
import { sessionTexts } from '../texts/sessionTexts';
import { signUpTexts } from '../texts/signUpTexts';
import { PhoneStep, ResendOtp } from './sendOtp';
import { SessionFrame } from './SessionFrame';
import { SignUpStore } from './SignUpStore';
import {
  LiveRegion,
  ChangeNumber,
  errorAt,
  FormProblem,
  OtpField,
  PhoneField,
  StepButton,
} from './sessionFields';
import { type LoginArrival, type SignUpArrival, signUpArrival } from './signUpArrival';
import { useArrival } from './useArrival';
import { fieldId, useFieldFocus } from './useFieldFocus';

type DetailsForm = Extract<SignUpForm, { step: 'details' }>;

const useSignUp = (phone: string): SignUpStore => {
  const store = useStore(SignUpStore);
  const arrive = useArrival();
  useEffect(() => store.open(phone), [store, phone]);
  useEffect(() => () => store.close(), [store]);
  const { departure } = store;
  const leave = useEffectEvent((path: string) => arrive(path));
  useEffect(() => {
    if (departure !== undefined) leave(departure);
  }, [departure]);
  return store;
};

const LoginLink = observer(({ phone }: { readonly phone: string }): ReactElement => (
  <Link to={LOGIN_PATH} state={{ phone } satisfies LoginArrival}>
    {sessionTexts.login}
  </Link>
));

/** Marks a required field as missing; the message is shown once for the whole form (SIGNUP-10, SIGNUP-11). */
const marked = (isMissing: boolean): { readonly 'aria-invalid'?: true; readonly status?: 'error' } =>
  isMissing ? { 'aria-invalid': true, status: 'error' } : {};

const Details = observer(
  ({ store, form }: { readonly store: SignUpStore; readonly form: DetailsForm }): ReactElement => (
    <>
      <ChangeNumber onChange={() => store.changeNumber()} />
      <OtpField
        value={form.otp}
        error={errorAt(store.problem, 'otp')}
        onType={(text) => store.typeOtp(text)}
      />
      <Field label={signUpTexts.email}>
        <TextInput
          id={fieldId('email')}
          type="email"
          size="large"
          autoComplete="email"
          {...marked(store.isMissing('email'))}
          value={form.email}
          onChange={(event) => store.typeDetails({ email: event.target.value })}
        />
      </Field>
      <Field label={signUpTexts.fullName}>
        <TextInput
          size="large"
          autoComplete="name"
          {...marked(store.isMissing('displayName'))}
          value={form.displayName}
          onChange={(event) => store.typeDetails({ displayName: event.target.value })}
        />
      </Field>
      <Field label={signUpTexts.referralCode}>
        <TextInput
          size="large"
          autoComplete="off"
          value={form.referralCode}
          onChange={(event) => store.typeDetails({ referralCode: event.target.value })}
        />
      </Field>
      <FormProblem problem={store.problem} />
      <StepButton label={signUpTexts.register} command={store.register} />
      <ResendOtp store={store} />
    </>
  ),
);

/** The message about the number from Login stays until the number is edited or its OTP is sent. */
const isStillUnknown = ({ reason, phone }: SignUpArrival, form: SignUpForm): boolean =>
  reason === 'unknownNumber' && form.step === 'phone' && form.phone === phone;

/** Sign Up: the number alone, then the full form (SIGNUP-03, SIGNUP-05). */
export const SignUpScreen = observer((): ReactElement => {
  const arrival = signUpArrival(useLocation().state);
  const store = useSignUp(arrival.phone);
  const { form, problem, isOtpSent } = store;
  const codeRefused = arrival.reason === 'codeRefused';
  const isDetailsStep = form.step === 'details';
  useFieldFocus(problem, isDetailsStep);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (isDetailsStep ? store.register.run() : store.send.run());
  };
  return (
    <SessionFrame>
      <p className="portal-session-step">{sessionTexts.step(isDetailsStep ? 2 : 1)}</p>
      <PageHeader
        title={sessionTexts.signUp}
        lead={isDetailsStep ? signUpTexts.detailsLead : signUpTexts.lead}
      />
      <form className="portal-session-fields" onSubmit={submit}>
        {codeRefused && (
          <Message kind="info">
            {signUpTexts.codeNotAccepted} <LoginLink phone={form.phone} />
          </Message>
        )}
        {isStillUnknown(arrival, form) && <Message kind="info">{signUpTexts.unknownNumber}</Message>}
        <LiveRegion text={isOtpSent ? sessionTexts.otpSent : ''} />
        <PhoneField
          value={form.phone}
          error={errorAt(problem, 'phone')}
          onType={(text) => store.typePhone(text)}
          isLocked={store.isPhoneLocked}
        />
        {form.step === 'details' ? <Details store={store} form={form} /> : <PhoneStep store={store} />}
      </form>
      {!codeRefused && (
        <p className="portal-session-other">
          {signUpTexts.haveAccount} <LoginLink phone={form.phone} />
        </p>
      )}
    </SessionFrame>
  );
});
