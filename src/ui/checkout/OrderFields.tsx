import { DownOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { fillBilling, offeredBilling } from '../../domain/checkout/lastBilling';
import type { OrderField } from '../../domain/checkout/orderForm';
import { findStates } from '../../domain/india/findStates';
import { hindiNameOf } from '../../domain/india/hindiNames';
import { HINDI } from '../../domain/language/language';
import { Field } from '../kit/Field';
import { MarkedWords } from '../kit/MarkedWords';
import { NumberInput } from '../kit/NumberInput';
import { TextArea } from '../kit/TextArea';
import { SectionCard } from '../kit/SectionCard';
import { TextInput } from '../kit/TextInput';
import { checkoutTexts } from '../texts/checkoutTexts';
import { activeLocale } from '../texts/language';
import { gstinWarningText } from './checkoutErrorText';
import type { CheckoutStore } from './CheckoutStore';
import { langOf } from '../kit/langOf';
import './checkout.css';

interface FieldsProps {
  readonly store: CheckoutStore;
}

interface TextFieldProps extends FieldsProps {
  readonly field: OrderField;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'tel' | 'email';
}

const TextField = observer(({ store, field, ...attributes }: TextFieldProps): ReactElement => (
  <Field label={checkoutTexts[field]} error={store.errorOf(field)}>
    <TextInput
      id={`order-${field}`}
      value={store.form[field]}
      onChange={(event) => store.type(field, event.target.value)}
      {...attributes}
    />
  </Field>
));

// The address may have several lines; the order sends them as one (AMB-33).
const AddressField = observer(({ store }: FieldsProps): ReactElement => (
  <Field label={checkoutTexts.address} error={store.errorOf('address')}>
    <TextArea
      id="order-address"
      rows={2}
      autoComplete="street-address"
      value={store.form.address}
      onChange={(event) => store.type('address', event.target.value)}
    />
  </Field>
));

const ZipField = observer(({ store }: FieldsProps): ReactElement => (
  <div>
    <Field label={checkoutTexts.zipCode} error={store.errorOf('zipCode')}>
      <NumberInput
        id="order-zipCode"
        autoComplete="postal-code"
        value={store.form.zipCode}
        onChange={(event) => store.type('zipCode', event.target.value)}
      />
    </Field>
    {store.zipWarnings.length > 0 && (
      <div className="portal-order-hints" role="status">
        <p>{checkoutTexts.pinShape}</p>
      </div>
    )}
  </div>
));

const StateField = observer(({ store }: FieldsProps): ReactElement => {
  const [typed, setTyped] = useState('');
  const options = findStates(typed).map((state) => ({ value: state.name, label: state.name, state }));
  return (
    <Field label={checkoutTexts.state} error={store.errorOf('state')}>
      <Select
        id="order-state"
        showSearch={{ searchValue: typed, onSearch: setTyped, filterOption: false }}
        placeholder={checkoutTexts.statePlaceholder}
        notFoundContent={checkoutTexts.stateNotFound}
        options={options}
        optionRender={({ data }) => (
          <span className="portal-state-option">
            <span>
              <span lang={langOf(data.value)}>{data.value}</span>
              {activeLocale() === HINDI && ` · ${hindiNameOf(data.state)}`}
            </span>
            <span aria-hidden="true">{data.state.stateCode}</span>
          </span>
        )}
        labelRender={({ label }) => <span lang={langOf(store.form.state)}>{label}</span>}
        suffixIcon={<DownOutlined aria-hidden />}
        value={store.form.state === '' ? null : store.form.state}
        onChange={(name) => store.type('state', name ?? '')}
      />
    </Field>
  );
});

const GstinHints = observer(({ store }: FieldsProps): ReactElement | null => {
  const { warnings, stateOfGstin } = store;
  if (warnings.length === 0) return null;
  // The hint goes with its button, so the focus moves to the field.
  const take = (state: string): void => {
    store.type('state', state);
    document.querySelector<HTMLElement>('#order-state')?.focus();
  };
  return (
    <div className="portal-order-hints" role="status">
      {warnings.map((warning) => (
        <p key={warning.kind}>{gstinWarningText(warning)}</p>
      ))}
      {isSome(stateOfGstin) && (
        <Button size="small" onClick={() => take(stateOfGstin.value.name)}>
          <MarkedWords
            text={checkoutTexts.stateFromGstin(stateOfGstin.value.name)}
            words={[stateOfGstin.value.name]}
          />
        </Button>
      )}
    </div>
  );
});

/** Offers the billing address of the last order; the offer goes once it is taken, so the focus moves to the field. */
const LastBillingOffer = observer(({ store }: FieldsProps): ReactElement | null => {
  const { form, prefill } = store;
  const offered = offeredBilling(form, prefill.known, prefill.attempt);
  if (!isSome(offered)) return null;
  const { address, locality, state, zipCode } = offered.value;
  const fill = (): void => {
    store.fill(fillBilling(form, offered.value));
    document.querySelector<HTMLElement>('#order-address')?.focus();
  };
  return (
    <div className="portal-order-offer">
      <div>
        <p className="portal-order-offer-title">{checkoutTexts.lastBilling}</p>
        <p>{[address, locality, `${state} ${zipCode}`].filter((part) => part.trim() !== '').join(', ')}</p>
      </div>
      <Button onClick={fill}>{checkoutTexts.useLastBilling}</Button>
    </div>
  );
});

/** Personal details and billing address of the order (CART-05, CART-06, CART-07). */
export const OrderFields = observer(({ store }: FieldsProps): ReactElement => (
  <>
    <SectionCard title={checkoutTexts.personal}>
      <div className="portal-order-fields">
        <TextField store={store} field="fullName" autoComplete="name" />
        <TextField store={store} field="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField store={store} field="email" type="email" inputMode="email" autoComplete="email" />
      </div>
    </SectionCard>
    <SectionCard title={checkoutTexts.billing}>
      <LastBillingOffer store={store} />
      <div className="portal-order-fields">
        <AddressField store={store} />
        <TextField store={store} field="locality" autoComplete="address-level2" />
        <StateField store={store} />
        <ZipField store={store} />
        <div>
          <TextField store={store} field="gstin" autoComplete="off" />
          <GstinHints store={store} />
        </div>
      </div>
    </SectionCard>
  </>
));
