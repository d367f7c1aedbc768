import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import './kit.css';

/** What a field gives its control, so that label, hint and message belong to it. */
export interface FieldControl {
  readonly id?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly status?: '' | 'error' | 'warning' | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** One control: an antd input, select or date picker, or a native one. */
  readonly children: ReactElement<FieldControl>;
}

const isNative = (control: ReactElement): boolean => typeof control.type === 'string';

/** A control with its label, its hint and the message by it. */
export const Field = ({ label, error = '', hint, children }: FieldProps): ReactElement => {
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const described = [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`]
    .filter((part) => part !== '')
    .join(' ');
  const control: FieldControl = {
    id,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    ...(error === '' ? {} : { 'aria-invalid': true }),
    ...(error === '' || isNative(children) ? {} : { status: 'error' }),
  };
  return (
    <div className="portal-field">
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, control)}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="portal-field-hint">
          {hint}
        </p>
      )}
      {error !== '' && (
        <p id={`${id}-error`} role="alert" className="portal-field-error">
          {error}
        </p>
      )}
    </div>
  );
};
