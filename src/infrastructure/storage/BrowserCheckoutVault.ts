import { isRight } from 'fp-ts/Either';
import { fromNullable, isSome, none, type Option, some, toNullable } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { CheckoutVault } from '../../application/ports/CheckoutVault';
import type { OrderAttempt } from '../../domain/checkout/orderAttempt';
import type { OrderForm } from '../../domain/checkout/orderForm';
import { instant } from '../../domain/dates/instant';
import { fromJsonText } from '../http/wireCodecs';
import { SafeStorage } from './SafeStorage';

const ATTEMPT = 'portal.orderAttempt';
const FORM = 'portal.orderForm';
const CODE = 'portal.discountCode';
const COMPLETED = 'portal.paymentsCompleted';

const storedAttempt = t.type({
  key: t.string,
  fingerprint: t.string,
  startedAt: t.number,
  orderId: t.union([t.string, t.null]),
  earlier: t.readonlyArray(t.string),
});

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

/** Session storage below `portal.`; unreadable entries count as absent. */
export class BrowserCheckoutVault implements CheckoutVault {
  private readonly tab = new SafeStorage(() => window.sessionStorage);

  attempt(): Option<OrderAttempt> {
    const stored = this.stored(storedAttempt, ATTEMPT);
    if (!isSome(stored)) return none;
    const { startedAt, orderId, ...attempt } = stored.value;
    return some({ ...attempt, startedAt: instant(startedAt), orderId: fromNullable(orderId) });
  }

  keepAttempt(attempt: OrderAttempt): void {
    this.tab.write(ATTEMPT, JSON.stringify({ ...attempt, orderId: toNullable(attempt.orderId) }));
  }

  forgetAttempt(): void {
    this.tab.remove(ATTEMPT);
  }

  form(): Option<OrderForm> {
    return this.stored(storedForm, FORM);
  }

  keepForm(form: OrderForm): void {
    this.tab.write(FORM, JSON.stringify(form));
  }

  discountCode(): string {
    return this.tab.read(CODE) ?? '';
  }

  keepDiscountCode(code: string): void {
    if (code === '') this.tab.remove(CODE);
    else this.tab.write(CODE, code);
  }

  isCompletionTold(orderId: string): boolean {
    return this.completed().includes(orderId);
  }

  markCompletionTold(orderId: string): void {
    this.tab.write(COMPLETED, JSON.stringify([...this.completed(), orderId]));
  }

  private completed(): readonly string[] {
    const stored = this.stored(t.readonlyArray(t.string), COMPLETED);
    return isSome(stored) ? stored.value : [];
  }

  private stored<A>(codec: t.Decoder<unknown, A>, key: string): Option<A> {
    const read = codec.decode(fromJsonText(this.tab.read(key)));
    return isRight(read) ? some(read.right) : none;
  }
}
