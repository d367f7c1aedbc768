import type { InputRef } from 'antd';
import { type ReactElement, useEffect, useRef } from 'react';
import { isEmail } from '../../domain/typed/email';
import { plainText } from '../../domain/typed/plainText';
import { TextInput, type TextInputProps } from './TextInput';

export interface EmailInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  readonly value: string;
  /** What the browser says at the field when it holds the form back. */
  readonly invalid: string;
  readonly onType: (text: string) => void;
}

/** An e-mail address, checked by the browser as PROF-08 asks, but by the portal's own rule and in its words. */
export const EmailInput = ({ value, invalid, onType, ...attributes }: EmailInputProps): ReactElement => {
  const field = useRef<InputRef>(null);
  useEffect(() => {
    field.current?.input?.setCustomValidity(value === '' || isEmail(value) ? '' : invalid);
  }, [value, invalid]);
  return (
    <TextInput
      ref={field}
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...attributes}
      type="email"
      value={value}
      onChange={(event) => onType(plainText(event.target.value))}
    />
  );
};
