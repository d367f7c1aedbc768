import { Input, type InputProps } from 'antd';
import type { InputEvent, KeyboardEvent, ReactElement } from 'react';

export interface NumberInputProps extends Omit<InputProps, 'type' | 'onBeforeInput' | 'onKeyDown'> {
  /** Whether a fraction may be typed; whole numbers unless said so. */
  readonly isDecimal?: boolean;
  /** What was typed or pasted makes no number of at least 0 and is not taken. */
  readonly onRefused?: () => void;
}

const digits = /^\d*$/;
const digitsAndPoint = /^[\d.,]*$/;

/** The character that a key writes; '' for keys that write none and for shortcuts. */
const written = (event: KeyboardEvent): string =>
  event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey ? '' : event.key;

/**
 * A number of at least 0. What makes no such number ('e', '+', '-') is not taken: the browser would report the whole
 * field as empty, and what was typed before would be lost.
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
    <Input
      min={0}
      step={isDecimal ? 'any' : 1}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      {...attributes}
      type="number"
      onKeyDown={(event) => takeOrRefuse(event, written(event))}
      // Keyboards of phones tell no keys.
      onBeforeInput={(event: InputEvent<HTMLInputElement>) => takeOrRefuse(event, event.data ?? '')}
      // A number changes under the wheel without the customer noticing.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
};
