import { Input, type InputProps } from 'antd';
import type { ReactElement } from 'react';

export interface NumberInputProps extends Omit<InputProps, 'type' | 'onBeforeInput'> {
  /** Whether a fraction may be typed; whole numbers unless said so. */
  readonly isDecimal?: boolean;
}

const digits = /^\d*$/;
const digitsAndPoint = /^[\d.,]*$/;

/**
 * A number of at least 0. What makes no such number ('e', '+', '-') is not taken: the browser would report the whole
 * field as empty, and what was typed before would be lost.
 */
export const NumberInput = ({ isDecimal = false, ...attributes }: NumberInputProps): ReactElement => (
  <Input
    min={0}
    step={isDecimal ? 'any' : 1}
    inputMode={isDecimal ? 'decimal' : 'numeric'}
    {...attributes}
    type="number"
    onBeforeInput={(event: React.InputEvent<HTMLInputElement>) => {
      if (!(isDecimal ? digitsAndPoint : digits).test(event.data ?? '')) event.preventDefault();
    }}
    // A number field changes under the wheel without the customer noticing.
    onWheel={(event) => event.currentTarget.blur()}
  />
);
