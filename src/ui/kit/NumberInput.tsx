import type { InputEvent, KeyboardEvent, ReactElement } from 'react';
import { TextInput, type TextInputProps } from './TextInput';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'onBeforeInput' | 'onKeyDown'> {
  /** Whether decimals are allowed; false by default. */
  readonly isDecimal?: boolean;
  /** Called when typed or pasted text is no number of at least 0 and is ignored. */
  readonly onRefused?: () => void;
}

const digits = /^\d*$/;
const digitsAndPoint = /^[\d.,]*$/;

/** The character that a key produces; '' for shortcuts and keys without a character. */
const written = (event: KeyboardEvent): string =>
  event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey ? '' : event.key;

/**
 * A number of at least 0. Other characters ('e', '+', '-') are ignored, because the browser would report the field as
 * empty and lose what was typed.
 */
export const NumberInput = ({
  isDecimal = false,
  onRefused,
  ...attributes
}: NumberInputProps): ReactElement => {
  const takeOrRefuse = (event: KeyboardEvent | InputEvent, text: string): void => {
    if ((isDecimal ? digitsAndPoint : digits).test(text)) return;
    event.preventDefault();
    onRefused?.();
  };
  return (
    <TextInput
      min={0}
      step={isDecimal ? 'any' : 1}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      {...attributes}
      type="number"
      onKeyDown={(event) => takeOrRefuse(event, written(event))}
      // Phone keyboards report no key names.
      onBeforeInput={(event: InputEvent<HTMLInputElement>) => takeOrRefuse(event, event.data ?? '')}
      // The mouse wheel would change the number unnoticed.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
};
