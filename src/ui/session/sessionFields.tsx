import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { beginsUnlikeMobile, PHONE_PREFIX } from '../../domain/india/phone';
import type { Edit } from '../../domain/typed/edit';
import { busyIcon } from '../kit/busyIcon';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { TextInput } from '../kit/TextInput';
import type { Waitable } from '../state/LongWait';
import { LazyParts } from '../state/LazyParts';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import type { Problem, SessionField } from './sessionErrorText';
import { useEdits } from './useEdits';
import { fieldId } from './useFieldFocus';

/** The message for one field; undefined when the problem is elsewhere. */
export const errorAt = (problem: Problem | undefined, field: SessionField): string | undefined =>
  problem?.field === field ? problem.text() : undefined;

interface TypedFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onEdit: (edit: Edit) => void;
}

// No maxlength: it would cut a pasted number before its space can be dropped (AMB-11).
export const PhoneField = observer(
  ({ value, error, onEdit, isLocked }: TypedFieldProps & { readonly isLocked: boolean }): ReactElement => (
    <Field
      label={lightTexts().session.phone}
      error={error ?? (beginsUnlikeMobile(value) ? lightTexts().session.phoneNotIndian : undefined)}
    >
      <TextInput
        id={fieldId('phone')}
        type="tel"
        size="large"
        inputMode="tel"
        autoComplete="tel"
        readOnly={isLocked}
        {...useEdits(value, onEdit, PHONE_PREFIX.length)}
      />
    </Field>
  ),
);

/** Returns from the OTP to the number that it was sent to. */
export const ChangeNumber = observer(({ onChange }: { readonly onChange: () => void }): ReactElement => (
  <Button type="link" size="small" className="portal-session-change" onClick={onChange}>
    {lightTexts().session.changeNumber}
  </Button>
));

/**
 * One field for all six digits; of a pasted message it takes the code. It prefetches the portal, because a customer
 * who waits for the OTP will soon be signed in.
 */
export const OtpField = observer(({ value, error, onEdit }: TypedFieldProps): ReactElement => {
  const parts = useStore(LazyParts);
  useEffect(() => parts.prefetch('signedIn'), [parts]);
  return (
    <Field label={lightTexts().session.otp} error={error}>
      <TextInput
        id={fieldId('otp')}
        type="text"
        size="large"
        inputMode="numeric"
        autoComplete="one-time-code"
        className="portal-session-code"
        {...useEdits(value, onEdit)}
      />
    </Field>
  );
});

interface StepButtonProps {
  readonly label: string;
  readonly command: Waitable;
  /** Whether another way on is the main one. */
  readonly isAside?: boolean;
}

/** The button that submits a step; the customer may cancel a long call. */
export const StepButton = observer(({ label, command, isAside = false }: StepButtonProps): ReactElement => (
  <>
    <Button
      type={isAside ? 'default' : 'primary'}
      size="large"
      block
      htmlType="submit"
      loading={busyIcon(command.isRunning)}
    >
      {label}
    </Button>
    <Waiting command={command} />
  </>
));

/** A live region that is always present and says when a response takes long. */
export const Waiting = ({ command }: { readonly command: Waitable }): ReactElement => (
  <div role="status" className="portal-session-waiting">
    <StillWaiting command={command} look="line" />
  </div>
);

/** Refusals that concern the whole form. */
export const FormProblem = observer(
  ({ problem }: { readonly problem: Problem | undefined }): ReactElement | null =>
    problem?.field === 'form' ? (
      <div id={fieldId('form')} tabIndex={-1}>
        <Message kind="error" cause={problem.cause}>
          {problem.text()}
        </Message>
      </div>
    ) : null,
);

/** A live region that is always present, because one that appears together with its text is often not announced. */
export const LiveRegion = ({ text }: { readonly text: string }): ReactElement => (
  <div role="status" className={text === '' ? 'portal-session-silent' : 'portal-session-announced'}>
    {text}
  </div>
);
