import { fromNullable, type Option } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactElement, useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SIGN_UP_PATH } from '../../domain/session/entryPaths';
import { PageHeader } from '../kit/PageHeader';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { type LoginDeparture, LoginStore } from './LoginStore';
import { PhoneStep, ResendOtp } from './sendOtp';
import { SessionFrame } from './SessionFrame';
import { LegalLinks } from './SessionLinks';
import {
  LiveRegion,
  ChangeNumber,
  errorAt,
  FormProblem,
  OtpField,
  PhoneField,
  StepButton,
} from './sessionFields';
import { phoneHandedOver, type SignUpArrival } from './signUpArrival';
import { useArrival, useSignInElsewhere } from './useArrival';
import { useFieldFocus } from './useFieldFocus';

const useLogin = (): LoginStore => {
  const store = useStore(LoginStore);
  const [query] = useSearchParams();
  const number = phoneHandedOver(useLocation().state);
  useEffect(() => {
    const read = (name: string): Option<string> => fromNullable(query.get(name));
    const [serviceId, serviceType] = [read('service_id'), read('service_type')];
    store.open({ serviceId, serviceType, path: read('path'), camp: read('camp') }, number);
  }, [store, query, number]);
  useEffect(() => () => store.close(), [store]);
  return store;
};

const useDeparture = ({ departure }: LoginStore): void => {
  const navigate = useNavigate();
  const arrive = useArrival();
  const leave = useEffectEvent((to: LoginDeparture): void => {
    if (to.kind === 'portal') {
      arrive(to.path);
      return;
    }
    const { kind: _, ...state } = to;
    void navigate(SIGN_UP_PATH, { state });
  });
  useEffect(() => {
    if (departure !== undefined) leave(departure);
  }, [departure]);
};

const OtpStep = observer(
  ({ store, otp }: { readonly store: LoginStore; readonly otp: string }): ReactElement => (
    <>
      <ChangeNumber onChange={() => store.changeNumber()} />
      <OtpField value={otp} error={errorAt(store.problem, 'otp')} onEdit={(edit) => store.typeOtp(edit)} />
      <FormProblem problem={store.problem} />
      <StepButton label={lightTexts().session.verifyOtp} command={store.verify} />
      <ResendOtp store={store} />
    </>
  ),
);

/** Login: number and captcha, then the one-time password (LOGIN-04, LOGIN-19). */
export const LoginScreen = observer((): ReactElement => {
  const store = useLogin();
  const { form, problem } = store;
  const isOtpStep = form.step === 'otp';
  useDeparture(store);
  useSignInElsewhere(() => store.destinationElsewhere());
  useFieldFocus(problem, isOtpStep);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void (isOtpStep ? store.verify.run() : store.send.run());
  };
  return (
    <SessionFrame>
      <p className="portal-session-step">{lightTexts().session.step(isOtpStep ? 2 : 1)}</p>
      <PageHeader
        title={lightTexts().session.login}
        lead={isOtpStep ? lightTexts().session.otpLead : lightTexts().session.loginLead}
      />
      <form noValidate className="portal-session-fields" onSubmit={submit}>
        <LiveRegion text={store.isOtpSent ? lightTexts().session.otpSent : ''} />
        <PhoneField
          value={form.phone}
          error={errorAt(problem, 'phone')}
          onEdit={(edit) => store.typePhone(edit)}
          isLocked={store.isPhoneLocked}
        />
        {form.step === 'otp' ? <OtpStep store={store} otp={form.otp} /> : <PhoneStep store={store} />}
      </form>
      <p className="portal-session-other">
        <span>{lightTexts().session.newHere}</span>{' '}
        <Link
          to={SIGN_UP_PATH}
          state={{ phone: form.phone, reason: 'asked' } satisfies SignUpArrival}
          onClick={() => store.handOver()}
        >
          {lightTexts().session.signUp}
        </Link>
      </p>
      <LegalLinks />
    </SessionFrame>
  );
});
