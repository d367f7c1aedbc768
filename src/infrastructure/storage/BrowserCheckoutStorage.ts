import { fromEither, fromNullable, isSome, map, type Option, toNullable } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { AttemptStage, OrderAttempt } from '../../domain/checkout/orderAttempt';
import type { OrderForm } from '../../domain/checkout/orderForm';
import { gatewayText } from '../../domain/checkout/gatewayText';
import type { PaymentTerms } from '../../domain/checkout/payment';
import { instant } from '../../domain/dates/instant';
import { paise } from '../../domain/money/money';
import { userId } from '../../domain/session/user';
import { type OrderId, orderId } from '../../domain/transactions/transaction';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';
import { ATTEMPT_KEY, DISCOUNT_CODE_KEY, ORDER_FORM_KEY } from './storageKeys';

const COMPLETED = 'portal.paymentsCompleted';

const textOrNull = t.union([t.string, t.null]);

/** They went through `gatewayText` before they were kept. */
const storedTerms = t.type({
  amountText: t.string,
  payer: t.type({
    fullName: t.string,
    phone: t.string,
    email: t.string,
    address: t.string,
    locality: t.string,
    state: t.string,
    zipCode: t.string,
  }),
});

const keptTerms = (value: unknown): Option<PaymentTerms> =>
  map(({ amountText, payer }: t.TypeOf<typeof storedTerms>) => ({
    amountText,
    payer: {
      fullName: gatewayText(payer.fullName),
      phone: gatewayText(payer.phone),
      email: gatewayText(payer.email),
      address: gatewayText(payer.address),
      locality: gatewayText(payer.locality),
      state: gatewayText(payer.state),
      zipCode: gatewayText(payer.zipCode),
    },
  }))(fromEither(storedTerms.decode(value)));

/** How far it came stands in three fields, as every release has kept it: tabs of two releases share the attempt. */
const storedAttempt = t.type({
  key: t.string,
  fingerprint: t.string,
  cart: t.string,
  total: t.union([t.number, t.null]),
  userId: textOrNull,
  startedAt: t.number,
  unansweredAt: t.number,
  isCallOpen: t.boolean,
  calls: t.number,
  orderId: textOrNull,
  isRefused: t.boolean,
  earlier: t.readonlyArray(t.string),
  isEarlierComplete: t.boolean,
  isNoneSaid: t.union([t.boolean, t.undefined]),
  terms: t.unknown,
});

const stageOf = ({
  orderId: placed,
  isRefused,
  isCallOpen,
}: t.TypeOf<typeof storedAttempt>): AttemptStage => {
  if (isRefused) return { kind: 'refused' };
  if (placed !== null) return { kind: 'placed', orderId: orderId(placed) };
  return isCallOpen ? { kind: 'calling' } : { kind: 'unanswered' };
};

const storedForm = t.type({
  fullName: t.string,
  phone: t.string,
  email: t.string,
  gstin: t.string,
  address: t.string,
  locality: t.string,
  state: t.string,
  zipCode: t.string,
});

const read = <A>(codec: t.Decoder<unknown, A>, text: string | null): Option<A> =>
  fromEither(codec.decode(fromJsonText(text)));

/**
 * Storage below `portal.`; all tabs share the attempt, and the form and code that reproduce the same order
 * (RESUME-09). Unreadable entries count as absent.
 */
export class BrowserCheckoutStorage implements CheckoutStorage {
  private readonly tab = new SafeStorage(() => window.sessionStorage);
  private readonly browser = new SafeStorage(() => window.localStorage);

  attempt(): Option<OrderAttempt> {
    return map((stored: t.TypeOf<typeof storedAttempt>) => ({
      key: stored.key,
      fingerprint: stored.fingerprint,
      cart: stored.cart,
      total: map(paise)(fromNullable(stored.total)),
      userId: map(userId)(fromNullable(stored.userId)),
      startedAt: instant(stored.startedAt),
      unansweredAt: instant(stored.unansweredAt),
      calls: stored.calls,
      stage: stageOf(stored),
      earlier: stored.earlier.map(orderId),
      isEarlierComplete: stored.isEarlierComplete,
      ...(stored.isNoneSaid === true ? { isNoneSaid: true } : {}),
      terms: keptTerms(stored.terms),
    }))(read(storedAttempt, this.browser.read(ATTEMPT_KEY)));
  }

  keepAttempt({ stage, ...attempt }: OrderAttempt): void {
    const stored: t.TypeOf<typeof storedAttempt> = {
      ...attempt,
      total: toNullable(attempt.total),
      userId: toNullable(attempt.userId),
      isCallOpen: stage.kind === 'calling',
      orderId: stage.kind === 'placed' ? stage.orderId : null,
      isRefused: stage.kind === 'refused',
      isNoneSaid: attempt.isNoneSaid,
      terms: toNullable(attempt.terms),
    };
    this.browser.write(ATTEMPT_KEY, JSON.stringify(stored));
  }

  forgetAttempt(): void {
    this.browser.remove(ATTEMPT_KEY);
  }

  form(): Option<OrderForm> {
    return read(storedForm, this.browser.read(ORDER_FORM_KEY));
  }

  keepForm(form: OrderForm): void {
    this.browser.write(ORDER_FORM_KEY, JSON.stringify(form));
  }

  discountCode(): string {
    return this.browser.read(DISCOUNT_CODE_KEY) ?? '';
  }

  keepDiscountCode(code: string): void {
    if (code === '') this.browser.remove(DISCOUNT_CODE_KEY);
    else this.browser.write(DISCOUNT_CODE_KEY, code);
  }

  isCompletionNotified(id: OrderId): boolean {
    return this.completed().includes(id);
  }

  markCompletionNotified(id: OrderId): void {
    this.tab.write(COMPLETED, JSON.stringify([...this.completed(), id]));
  }

  private completed(): readonly string[] {
    const stored = read(t.readonlyArray(t.string), this.tab.read(COMPLETED));
    return isSome(stored) ? stored.value : [];
  }
}
