import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { withGst } from '../../domain/india/gst';
import { formatRupees } from '../../domain/money/formatRupees';
import { Field } from '../kit/Field';
import { NumberInput } from '../kit/NumberInput';
import { TextInput } from '../kit/TextInput';
import { texts } from '../texts/texts';
import type { SubServiceStore } from './SubServiceStore';

const idOf = (input: 'purpose' | 'amount'): string => `free-payment-${input}`;

/** Purpose and amount of the free payment, service 162 (SERV-31, SERV-33). */
export const FreePaymentFields = observer(({ store }: { readonly store: SubServiceStore }): ReactElement => {
  const { isAmountRefused, faultyInput, amountRead } = store;
  useEffect(() => {
    // On phones the sticky Proceed bar may cover the input, so focusing it scrolls it into view.
    if (faultyInput !== undefined) document.getElementById(idOf(faultyInput))?.focus();
  }, [faultyInput]);
  return (
    <div className="portal-free-payment">
      <Field label={texts().catalogue.purpose} hint={texts().catalogue.purposeHint}>
        <TextInput
          id={idOf('purpose')}
          value={store.purpose}
          onChange={(event) => store.typePurpose(event.target.value)}
        />
      </Field>
      <Field
        label={texts().catalogue.amount}
        hint={
          isSome(amountRead)
            ? texts().catalogue.amountRead(
                formatRupees(amountRead.value),
                formatRupees(withGst(amountRead.value)),
              )
            : texts().catalogue.amountHint
        }
        error={isAmountRefused ? texts().catalogue.freeAmountInvalid : undefined}
      >
        <NumberInput
          id={idOf('amount')}
          isDecimal
          prefix="₹"
          value={store.amount}
          onChange={(event) => store.typeAmount(event.target.value)}
          onRefused={() => store.refuseAmount()}
        />
      </Field>
    </div>
  );
});
