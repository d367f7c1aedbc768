import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import './field.css';

/** Props that a field passes to its control, so that label, hint and message belong to it. */
interface FieldControl {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly status?: '' | 'error' | 'warning' | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  /** The language of a label that others wrote. */
  readonly lang?: string | undefined;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** False when another sentence is announced for several fields at once. */
  readonly isLive?: boolean;
  /** One control: an antd input, select or date picker, or a native one. */
  readonly children: ReactElement<FieldControl>;
}

const isNative = (control: ReactElement): boolean => typeof control.type === 'string';

const describedBy = (ids: readonly (string | false)[]): FieldControl => {
  const present = ids.filter((id) => id !== false);
  return present.length === 0 ? {} : { 'aria-describedby': present.join(' ') };
};

const marks = (isWrong: boolean, control: ReactElement): FieldControl => {
  if (!isWrong) return {};
  return isNative(control) ? { 'aria-invalid': true } : { 'aria-invalid': true, status: 'error' };
};

/** A control with its label, hint and error message. */
export const Field = ({
  label,
  lang,
  error = '',
  hint,
  isLive = true,
  children,
}: FieldProps): ReactElement => {
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const hintId = hint !== undefined && `${id}-hint`;
  const errorId = error !== '' && `${id}-error`;
  const control = { id, ...describedBy([hintId, errorId]), ...marks(error !== '', children) };
  return (
    <div className="portal-field">
      <label htmlFor={id} lang={lang}>
        {label}
      </label>
      {cloneElement(children, control)}
      {hintId !== false && (
        <p id={hintId} className="portal-field-hint">
          {hint}
        </p>
      )}
      {errorId !== false && (
        <p id={errorId} role={isLive ? 'alert' : undefined} className="portal-field-error">
          {error}
        </p>
      )}
    </div>
  );
};
