import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactElement, useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SignUpForm } from '../../domain/session/signUpForm';
import { CodeInput } from '../kit/CodeInput';
import { EmailInput } from '../kit/EmailInput';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { LOGIN_PATH } from '../../domain/session/entryPaths';
import { MAIN_LINK } from '../kit/mainLink';
import { PageHeader } from '../kit/PageHeader';
import { TextInput } from '../kit/TextInput';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { PhoneStep, ResendOtp } from './sendOtp';
import { SessionFrame } from './SessionFrame';
import { LegalLinks } from './SessionLinks';
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
import { type LoginArrival, type SignUpArrival, type SignUpReason, signUpArrival } from './signUpArrival';
import { useArrival, useSignInElsewhere } from './useArrival';
import { fieldId, useFieldFocus } from './useFieldFocus';

type DetailsForm = Extract<SignUpForm, { step: 'details' }>;

const useSignUp = (phone: string): SignUpStore => {
  const store = useStore(SignUpStore);
  const arrive = useArrival();
  useEffect(() => store.open(phone), [store, phone]);
  useEffect(() => () => store.close(), [store]);
  useSignInElsewhere(() => store.destinationElsewhere());
  const { departure } = store;
  const leave = useEffectEvent((path: string) => arrive(path));
  useEffect(() => {
    if (departure !== undefined) leave(departure);
  }, [departure]);
  return store;
};

interface LoginLinkProps {
  readonly phone: string;
  readonly className?: string | undefined;
}

const LoginLink = observer(({ phone, className }: LoginLinkProps): ReactElement => (
  <Link to={LOGIN_PATH} state={{ phone } satisfies LoginArrival} className={className}>
    {lightTexts().session.login}
  </Link>
));

interface KnownNumberProps {
  readonly phone: string;
  readonly sentence: string;
}

/** Whoever has an account is led back to Login with the number; the form stays for whoever goes on (AMB-61). */
const KnownNumber = observer(({ phone, sentence }: KnownNumberProps): ReactElement => (
  <div className="portal-session-known">
    <Message kind="info">{sentence}</Message>
    <LoginLink phone={phone} className={MAIN_LINK} />
  </div>
));

interface DetailsProps {
  readonly store: SignUpStore;
  readonly form: DetailsForm;
  readonly isAside: boolean;
}

const Details = observer(({ store, form, isAside }: DetailsProps): ReactElement => (
  <>
    <ChangeNumber onChange={() => store.changeNumber()} />
    <OtpField value={form.otp} error={errorAt(store.problem, 'otp')} onEdit={(edit) => store.typeOtp(edit)} />
    <Field
      label={lightTexts().signUp.email}
      error={store.isMissing('email') ? lightTexts().signUp.emailMissing : undefined}
      isLive={false}
    >
      <EmailInput
        id={fieldId('email')}
        size="large"
        value={form.email}
        invalid={lightTexts().signUp.emailInvalid}
        onType={(email) => store.typeDetails({ email })}
      />
    </Field>
    <Field
      label={lightTexts().signUp.fullName}
      error={store.isMissing('displayName') ? lightTexts().signUp.nameMissing : undefined}
      isLive={false}
    >
      <TextInput
        size="large"
        autoComplete="name"
        value={form.displayName}
        onChange={(event) => store.typeDetails({ displayName: event.target.value })}
      />
    </Field>
    <Field label={lightTexts().signUp.referralCode}>
      <CodeInput
        size="large"
        value={form.referralCode}
        onChange={(event) => store.typeDetails({ referralCode: event.target.value })}
      />
    </Field>
    <FormProblem problem={store.problem} />
    <StepButton label={lightTexts().signUp.register} command={store.register} isAside={isAside} />
    <ResendOtp store={store} />
  </>
));

/** Why Login led here; it is told of the number from Login, until that is edited or its OTP is sent. */
const toldReason = ({ reason, phone }: SignUpArrival, form: SignUpForm): SignUpReason =>
  form.step === 'phone' && form.phone === phone ? reason : 'asked';

/** What is said to whom has an account: after a code that led to no session, or once the OTP was asked for (AMB-61). */
const knownSentence = (
  reason: SignUpReason,
  { said }: SignUpArrival,
  { isNumberKnown }: SignUpStore,
): string | undefined => {
  if (isNumberKnown) return lightTexts().signUp.numberKnown;
  // Some refusals leave open what became of the code, but not why, such as that of too many tries (AMB-70).
  const { codeUnanswered, codeNotAccepted, codeWays } = lightTexts().signUp;
  if (reason === 'codeUnanswered') return `${said || codeUnanswered} ${codeWays}`;
  return reason === 'codeRefused' ? `${codeNotAccepted} ${codeWays}` : undefined;
};

/** Sign Up: the number alone, then the full form (SIGNUP-03, SIGNUP-05). */
export const SignUpScreen = observer((): ReactElement => {
  const arrival = signUpArrival(useLocation().state);
  const store = useSignUp(arrival.phone);
  const { form, problem, isOtpSent } = store;
  const reason = toldReason(arrival, form);
  const known = knownSentence(reason, arrival, store);
  const isDetailsStep = form.step === 'details';
  useFieldFocus(problem, isDetailsStep);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (isDetailsStep ? store.register.run() : store.send.run());
  };
  return (
    <SessionFrame>
      <p className="portal-session-step">{lightTexts().session.step(isDetailsStep ? 2 : 1)}</p>
      <PageHeader
        title={lightTexts().session.signUp}
        lead={isDetailsStep ? lightTexts().signUp.detailsLead : lightTexts().signUp.lead}
      />
      <form className="portal-session-fields" onSubmit={submit}>
        {known !== undefined && <KnownNumber phone={form.phone} sentence={known} />}
        {reason === 'unknownNumber' && <Message kind="info">{lightTexts().signUp.unknownNumber}</Message>}
        <LiveRegion text={isOtpSent ? lightTexts().session.otpSent : ''} />
        <PhoneField
          value={form.phone}
          error={errorAt(problem, 'phone')}
          onEdit={(edit) => store.typePhone(edit)}
          isLocked={store.isPhoneLocked}
        />
        {form.step === 'details' ? (
          <Details store={store} form={form} isAside={known !== undefined} />
        ) : (
          <PhoneStep store={store} isAside={known !== undefined} />
        )}
      </form>
      <p className="portal-session-consent">
        <span>{lightTexts().signUp.consent}</span> <LegalLinks />
      </p>
      {known === undefined && (
        <p className="portal-session-other">
          <span>{lightTexts().signUp.haveAccount}</span> <LoginLink phone={form.phone} />
        </p>
      )}
    </SessionFrame>
  );
});
