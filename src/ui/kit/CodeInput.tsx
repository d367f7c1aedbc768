import type { ReactElement } from 'react';
import { TextInput, type TextInputProps } from './TextInput';

/** A number or code of capital letters and digits, such as a GSTIN: no word that a phone may correct or complete. */
export const CodeInput = (props: Omit<TextInputProps, 'type'>): ReactElement => (
  <TextInput
    autoComplete="off"
    autoCapitalize="characters"
    autoCorrect="off"
    spellCheck={false}
    {...props}
    type="text"
  />
);
