import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { busyIcon } from '../kit/busyIcon';
import type { Command } from '../state/Command';
import { lightTexts } from '../texts/lightTexts';
import { CaptchaField } from './CaptchaField';
import type { CaptchaStore } from './CaptchaStore';
import type { Problem } from './sessionErrorText';
import { errorAt, FormProblem, StepButton, Waiting } from './sessionFields';

/** What the login and sign-up stores share. */
interface OtpSender {
  readonly captcha: CaptchaStore;
  readonly problem: Problem | undefined;
  readonly send: Command<[]>;
}

interface PhoneStepProps {
  readonly store: OtpSender;
  readonly isAside?: boolean;
}

/** The rest of the first step, below the number. */
export const PhoneStep = observer(({ store, isAside = false }: PhoneStepProps): ReactElement => (
  <>
    <CaptchaField captcha={store.captcha} error={errorAt(store.problem, 'captcha')} />
    <FormProblem problem={store.problem} />
    <StepButton label={lightTexts().session.sendOtp} command={store.send} isAside={isAside} />
  </>
));

/** Sends the OTP again, with a new captcha because each token is valid for one message (AMB-08). */
export const ResendOtp = observer(({ store }: { readonly store: OtpSender }): ReactElement => (
  <div className="portal-session-resend">
    <p>{lightTexts().session.resendHint}</p>
    <CaptchaField captcha={store.captcha} error={errorAt(store.problem, 'captcha')} />
    <Button onClick={() => void store.send.run()} loading={busyIcon(store.send.isRunning)}>
      {lightTexts().session.resendOtp}
    </Button>
    <Waiting command={store.send} />
  </div>
));
