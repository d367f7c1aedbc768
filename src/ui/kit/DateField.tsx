import { toUndefined } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { dayFault, type DayFault, FIRST_TYPED_DAY, LAST_TYPED_DAY } from '../../domain/dates/typedDay';
import { texts } from '../texts/texts';
import { Field, type FieldProps } from './Field';
import { TextInput } from './TextInput';

export interface DateFieldProps extends Pick<FieldProps, 'label' | 'lang' | 'hint' | 'error'> {
  /** What stands in the field at first; from then on it keeps what is typed, also what is no day yet. */
  readonly initial: string;
  /** Told what is typed, and whether it is no day that counts: a browser gives an unfinished date as ''. */
  readonly onType: (text: string, isFaulty: boolean) => void;
}

type ShownFault = DayFault | 'incomplete';

/** A browser reports a field with a part missing as empty. */
const faultIn = ({ value, validity }: HTMLInputElement): ShownFault | undefined =>
  toUndefined(dayFault(value)) ?? (validity.badInput ? 'incomplete' : undefined);

/**
 * A date. What is wrong with it is said once the customer leaves the field: on the way to 2026 browsers tell of the years
 * 2, 20 and 202.
 */
export const DateField = observer(
  ({ label, lang, hint, error, initial, onType }: DateFieldProps): ReactElement => {
    const [fault, setFault] = useState<ShownFault | undefined>(() => toUndefined(dayFault(initial)));
    return (
      <Field
        label={label}
        lang={lang}
        hint={hint}
        error={fault === undefined ? error : texts().kit.dayFaults[fault]}
      >
        <TextInput
          type="date"
          min={FIRST_TYPED_DAY}
          max={LAST_TYPED_DAY}
          defaultValue={initial}
          onChange={({ currentTarget }) => {
            const isFaulty = faultIn(currentTarget) !== undefined;
            if (!isFaulty) setFault(undefined);
            onType(currentTarget.value, isFaulty);
          }}
          onBlur={({ currentTarget }) => {
            const now = faultIn(currentTarget);
            setFault(now);
            // From an empty field to an unfinished date, and back, browsers tell of no change.
            if (now !== fault) onType(currentTarget.value, now !== undefined);
          }}
        />
      </Field>
    );
  },
);
