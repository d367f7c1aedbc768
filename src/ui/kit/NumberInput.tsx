import type { InputEvent, KeyboardEvent, ReactElement } from 'react';
import { plainText } from '../../domain/typed/plainText';
import { TextInput, type TextInputProps } from './TextInput';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'onBeforeInput' | 'onKeyDown'> {
  /** Whether decimals are allowed; false by default. */
  readonly isDecimal?: boolean;
  /** Called when a typed character is in no number of at least 0 and is ignored. */
  readonly onRefused?: () => void;
}

const ofWhole = /^\d$/;
const ofDecimal = /^[\d.,\s₹]$/;

/** The character that a key produces; '' for shortcuts and keys without a character. */
const written = (event: KeyboardEvent): string =>
  event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey ? '' : event.key;

/**
 * A number of at least 0, as text: a browser's number field changes the number by arrow keys and the wheel, and loses
 * what it cannot read. Single characters that are in no number are ignored; pasted text is the caller's to read.
 */
export const NumberInput = ({
  isDecimal = false,
  onRefused,
  ...attributes
}: NumberInputProps): ReactElement => {
  const takeOrRefuse = (event: KeyboardEvent | InputEvent, text: string): void => {
    const typed = plainText(text);
    if (typed.length !== 1 || (isDecimal ? ofDecimal : ofWhole).test(typed)) return;
    event.preventDefault();
    onRefused?.();
  };
  return (
    <TextInput
      min={0}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      {...attributes}
      type="text"
      onKeyDown={(event) => takeOrRefuse(event, written(event))}
      // Phone keyboards report no key names.
      onBeforeInput={(event: InputEvent<HTMLInputElement>) => takeOrRefuse(event, event.data ?? '')}
    />
  );
};
