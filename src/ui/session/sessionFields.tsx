import { Button, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useContext, useEffect } from 'react';
import { PHONE_PREFIX } from '../../domain/india/phone';
import { busyIcon } from '../kit/busyIcon';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { PrefetchContext } from '../state/prefetchContext';
import type { PatientCommand } from '../state/PatientCommand';
import { kitTexts } from '../texts/kitTexts';
import { sessionTexts } from '../texts/sessionTexts';
import type { Problem, SessionField } from './sessionErrorText';
import { fieldId } from './useFieldFocus';

/** The sentence for one field, absent where the problem is elsewhere. */
export const errorAt = (problem: Problem | undefined, field: SessionField): string | undefined =>
  problem?.field === field ? problem.text : undefined;

interface TypedFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
}

// A browser selects what a field holds when Tab reaches it. The prefix cannot be replaced, so the first digit typed over
// it would be lost: of a whole selection only what follows the prefix stays selected.
const leavePrefixOut = (field: HTMLInputElement): void => {
  const last = field.value.length;
  if (field.selectionStart === 0 && field.selectionEnd === last) {
    field.setSelectionRange(PHONE_PREFIX.length, last);
  }
};

// No maxlength: it would cut a pasted number before its space could give way (decisions AMB-11).
export const PhoneField = ({
  value,
  error,
  onType,
  isLocked,
}: TypedFieldProps & { readonly isLocked: boolean }): ReactElement => (
  <Field label={sessionTexts.phone} error={error}>
    <Input
      id={fieldId('phone')}
      type="tel"
      size="large"
      inputMode="tel"
      autoComplete="tel"
      readOnly={isLocked}
      className={isLocked ? 'portal-session-locked' : ''}
      value={value}
      onFocus={({ target }) => {
        // The browser makes its selection after the focus.
        setTimeout(() => leavePrefixOut(target));
      }}
      onKeyDown={({ key, currentTarget }) => {
        // Someone may type before that, or have selected everything.
        if (/^\d$/.test(key)) leavePrefixOut(currentTarget);
      }}
      onChange={(event) => onType(event.target.value)}
    />
  </Field>
);

/** The way back from the OTP to the number that it was sent to. */
export const ChangeNumber = ({ onChange }: { readonly onChange: () => void }): ReactElement => (
  <Button type="link" size="small" className="portal-session-change" onClick={onChange}>
    {sessionTexts.changeNumber}
  </Button>
);

/** One field for all six digits; a pasted message leaves its digits. Who waits for them will soon be signed in. */
export const OtpField = ({ value, error, onType }: TypedFieldProps): ReactElement => {
  const fetchAhead = useContext(PrefetchContext);
  useEffect(fetchAhead, [fetchAhead]);
  return (
    <Field label={sessionTexts.otp} error={error}>
      <Input
        id={fieldId('otp')}
        type="text"
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="portal-session-code"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </Field>
  );
};

/** The button that ends a step; while it takes long, the customer may cancel. */
export const StepButton = observer(
  ({ label, command }: { readonly label: string; readonly command: PatientCommand<[]> }): ReactElement => (
    <>
      <Button type="primary" size="large" block htmlType="submit" loading={busyIcon(command.isRunning)}>
        {label}
      </Button>
      <Waiting command={command} />
    </>
  ),
);

/** Says after ten seconds that there is no answer yet, since no call has a timeout. */
export const Waiting = observer(({ command }: { readonly command: PatientCommand<[]> }): ReactElement => (
  <div role="status" className="portal-session-waiting">
    {command.isSlow && (
      <>
        <span>{kitTexts.stillWaiting}</span>
        <Button size="small" onClick={() => command.cancel()}>
          {kitTexts.cancel}
        </Button>
      </>
    )}
  </div>
));

/** Refusals that belong to the whole form. */
export const FormProblem = ({ problem }: { readonly problem: Problem | undefined }): ReactElement | null =>
  problem?.field === 'form' ? (
    <div id={fieldId('form')} tabIndex={-1}>
      <Message kind="error">{problem.text}</Message>
    </div>
  ) : null;

/** A live region that is always there, because one that arrives with its text is often not read out. */
export const LiveRegion = ({ text }: { readonly text: string }): ReactElement => (
  <div role="status" className={text === '' ? 'portal-session-silent' : 'portal-session-announced'}>
    {text}
  </div>
);
