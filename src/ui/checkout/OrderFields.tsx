import { DownOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { isSome, none } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  useState,
} from 'react';
import { fillBilling, offeredBilling } from '../../domain/checkout/lastBilling';
import type { OrderField } from '../../domain/checkout/orderForm';
import { findStates } from '../../domain/india/findStates';
import { stateCalled, stateNameIn } from '../../domain/india/stateNames';
import { type IndianState, stateByName } from '../../domain/india/states';
import { isFilledIn } from '../../domain/typed/filledIn';
import { CodeInput } from '../kit/CodeInput';
import { Field } from '../kit/Field';
import { NumberInput } from '../kit/NumberInput';
import { TextArea } from '../kit/TextArea';
import { SectionCard } from '../kit/SectionCard';
import { TextInput } from '../kit/TextInput';
import { texts } from '../texts/texts';
import { activeLocale } from '../texts/lightTexts';
import { gstinWarningText } from './checkoutErrorText';
import type { CheckoutStore } from './CheckoutStore';
import { focusOrderField, orderFieldId } from './orderFormId';
import './checkout.css';

const isTextField = (element: EventTarget | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isStop = (element: Element): element is HTMLElement =>
  isTextField(element) || (element instanceof HTMLButtonElement && element.type === 'submit');

/** Enter leads to the next field of the form, at last to its button: only that orders. */
const goToNextField = (event: KeyboardEvent<HTMLInputElement>): void => {
  event.preventDefault();
  const field = event.currentTarget;
  const stops = Array.from(field.form?.elements ?? []).filter(isStop);
  stops[stops.indexOf(field) + 1]?.focus();
};

/** Whether the focus goes on to another field; on the way to a button a new message would move it from the finger. */
const goesOnToField = ({ relatedTarget }: FocusEvent): boolean => isTextField(relatedTarget);

interface FieldsProps {
  readonly store: CheckoutStore;
}

/** What every field of one line has: Enter goes on, and a fault is told once the customer has gone on. */
const lineOf = (store: CheckoutStore, field: OrderField) =>
  ({
    id: orderFieldId(field),
    enterKeyHint: 'next',
    value: store.form[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => store.type(field, event.target.value),
    onPressEnter: goToNextField,
    onBlur: (event: FocusEvent) => {
      if (goesOnToField(event)) store.leave(field);
    },
  }) as const;

/** The fields of one refused press are told by one sentence, not by an alert each. */
const faultOf = (store: CheckoutStore, field: OrderField) => ({
  error: store.errorOf(field),
  isLive: !store.refused.includes(field),
});

interface TextFieldProps extends FieldsProps {
  readonly field: OrderField;
  readonly type?: string;
  readonly autoComplete?: string;
  readonly inputMode?: 'tel' | 'email';
}

const TextField = observer(({ store, field, ...attributes }: TextFieldProps): ReactElement => (
  <Field label={texts().checkout[field]} {...faultOf(store, field)}>
    <TextInput {...lineOf(store, field)} {...attributes} />
  </Field>
));

// The address may have several lines; the order sends them as one (AMB-33).
const AddressField = observer(({ store }: FieldsProps): ReactElement => (
  <Field label={texts().checkout.address} {...faultOf(store, 'address')}>
    <TextArea
      id={orderFieldId('address')}
      rows={2}
      autoComplete="street-address"
      value={store.form.address}
      onChange={(event) => store.type('address', event.target.value)}
    />
  </Field>
));

interface OfferedStatesProps extends FieldsProps {
  readonly states: readonly IndianState[];
  readonly label: (name: string) => string;
}

/** Offers states without choosing one; the offer goes once it is taken, so the focus moves to the field. */
const OfferedStates = observer(({ store, states, label }: OfferedStatesProps): ReactElement => {
  const take = (state: string): void => {
    store.type('state', state);
    focusOrderField('state');
  };
  return (
    <>
      {states.map((state) => {
        const name = stateNameIn(activeLocale(), state);
        return (
          <Button key={state.tin} size="small" onClick={() => take(state.name)}>
            {label(name)}
          </Button>
        );
      })}
    </>
  );
});

const PinHints = observer(({ store }: FieldsProps): ReactElement | null => {
  const states = store.otherStatesOfPin;
  if (states.length === 0) return null;
  const names = states.map((state) => stateNameIn(activeLocale(), state)).join(` ${texts().checkout.or} `);
  return (
    <div className="portal-order-hints" role="status">
      <p>{texts().checkout.pinOtherState(store.form.zipCode.slice(0, 3), names)}</p>
      <OfferedStates store={store} states={states} label={texts().checkout.chooseState} />
    </div>
  );
});

const ZipField = observer(({ store }: FieldsProps): ReactElement => (
  <div>
    <Field label={texts().checkout.zipCode} {...faultOf(store, 'zipCode')}>
      <NumberInput {...lineOf(store, 'zipCode')} autoComplete="postal-code" />
    </Field>
    <PinHints store={store} />
  </div>
));

const StateOption = observer(({ state }: { readonly state: IndianState }): ReactElement => (
  <span className="portal-state-option">
    <span>{stateNameIn(activeLocale(), state)}</span>
    <span aria-hidden="true">{state.stateCode}</span>
  </span>
));

/** antd keeps browsers from filling a search in; this one is a field of the address. */
const StateInput = (props: ComponentProps<'input'>): ReactElement => (
  <input {...props} autoComplete="address-level1" />
);

const stateComponents = { input: StateInput };

const StateField = observer(({ store }: FieldsProps): ReactElement => {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const options = findStates(typed, activeLocale()).map((state) => ({
    value: state.name,
    label: stateNameIn(activeLocale(), state),
    state,
  }));
  const chosen = stateByName(store.form.state);
  const search = (text: string): void => {
    const filled = isFilledIn(typed, text) ? stateCalled(text) : none;
    setTyped(text);
    if (!isSome(filled)) return;
    store.type('state', filled.value.name);
    // Who searches here goes on; a browser that fills in the whole address from another field wants no list.
    if (document.activeElement?.id === orderFieldId('state')) return;
    setTyped('');
    // A search opens the list, right after this.
    queueMicrotask(() => setOpen(false));
  };
  return (
    <Field label={texts().checkout.state} {...faultOf(store, 'state')}>
      <Select
        id={orderFieldId('state')}
        components={stateComponents}
        open={isOpen}
        onOpenChange={setOpen}
        showSearch={{ searchValue: typed, onSearch: search, filterOption: false }}
        placeholder={texts().checkout.statePlaceholder}
        notFoundContent={texts().checkout.stateNotFound}
        options={options}
        optionRender={({ data }) => <StateOption state={data.state} />}
        suffixIcon={<DownOutlined aria-hidden />}
        value={store.form.state === '' ? null : store.form.state}
        labelRender={() => (
          <span>{isSome(chosen) ? stateNameIn(activeLocale(), chosen.value) : store.form.state}</span>
        )}
        onChange={(name) => store.type('state', name ?? '')}
      />
    </Field>
  );
});

const GstinField = observer(({ store }: FieldsProps): ReactElement => (
  <div>
    <Field label={texts().checkout.gstinField} {...faultOf(store, 'gstin')}>
      <CodeInput {...lineOf(store, 'gstin')} />
    </Field>
    <GstinHints store={store} />
  </div>
));

const GstinHints = observer(({ store }: FieldsProps): ReactElement | null => {
  const { warnings, stateOfGstin } = store;
  if (warnings.length === 0) return null;
  const states = isSome(stateOfGstin) ? [stateOfGstin.value] : [];
  return (
    <div className="portal-order-hints" role="status">
      {warnings.map((warning) => (
        <p key={warning.kind}>{gstinWarningText(warning)}</p>
      ))}
      <OfferedStates store={store} states={states} label={texts().checkout.stateFromGstin} />
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
    focusOrderField('address');
  };
  return (
    <div className="portal-order-offer">
      <div>
        <p className="portal-order-offer-title">{texts().checkout.lastBilling}</p>
        <p>{[address, locality, `${state} ${zipCode}`].filter((part) => part.trim() !== '').join(', ')}</p>
      </div>
      <Button onClick={fill}>{texts().checkout.useLastBilling}</Button>
    </div>
  );
});

/** Personal details and billing address of the order (CART-05, CART-06, CART-07). */
export const OrderFields = observer(({ store }: FieldsProps): ReactElement => (
  <>
    <SectionCard title={texts().checkout.personal}>
      <div className="portal-order-fields">
        <TextField store={store} field="fullName" autoComplete="name" />
        <TextField store={store} field="phone" type="tel" inputMode="tel" autoComplete="tel" />
        <TextField store={store} field="email" type="email" inputMode="email" autoComplete="email" />
      </div>
    </SectionCard>
    <SectionCard title={texts().checkout.billing}>
      <LastBillingOffer store={store} />
      <div className="portal-order-fields">
        <AddressField store={store} />
        <TextField store={store} field="locality" autoComplete="address-level2" />
        <StateField store={store} />
        <ZipField store={store} />
        <GstinField store={store} />
      </div>
    </SectionCard>
  </>
));
