import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { busyIcon } from '../kit/busyIcon';
import type { Command } from '../state/Command';
import { sessionTexts } from '../texts/sessionTexts';
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

/** The rest of the first step, below the number. */
export const PhoneStep = observer(({ store }: { readonly store: OtpSender }): ReactElement => (
  <>
    <CaptchaField captcha={store.captcha} error={errorAt(store.problem, 'captcha')} />
    <FormProblem problem={store.problem} />
    <StepButton label={sessionTexts.sendOtp} command={store.send} />
  </>
));

/** Sends the OTP again, with a new captcha because each token is valid for one message (AMB-08). */
export const ResendOtp = observer(({ store }: { readonly store: OtpSender }): ReactElement => (
  <div className="portal-session-resend">
    <p>{sessionTexts.resendHint}</p>
    <CaptchaField captcha={store.captcha} error={errorAt(store.problem, 'captcha')} />
    <Button onClick={() => void store.send.run()} loading={busyIcon(store.send.isRunning)}>
      {sessionTexts.resendOtp}
    </Button>
    <Waiting command={store.send} />
  </div>
));
