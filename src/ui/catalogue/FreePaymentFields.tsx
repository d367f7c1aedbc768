import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { FREE_PAYMENT_MINIMUM } from '../../domain/catalogue/freePayment';
import { Field } from '../kit/Field';
import { NumberInput } from '../kit/NumberInput';
import { catalogueTexts } from '../texts/catalogueTexts';
import type { SubServiceStore } from './SubServiceStore';

/** Service 162: what is paid for and how much (section 5). */
export const FreePaymentFields = observer(({ store }: { readonly store: SubServiceStore }): ReactElement => (
  <div className="portal-free-payment">
    <Field label={catalogueTexts.purpose} hint={catalogueTexts.purposeHint}>
      <Input value={store.purpose} onChange={(event) => store.typePurpose(event.target.value)} />
    </Field>
    <Field label={catalogueTexts.amount} hint={catalogueTexts.amountHint}>
      <NumberInput
        isDecimal
        min={FREE_PAYMENT_MINIMUM}
        prefix="₹"
        value={store.amount}
        onChange={(event) => store.typeAmount(event.target.value)}
      />
    </Field>
  </div>
));
