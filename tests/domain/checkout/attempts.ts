import { isSome, map, none, type Option, some } from 'fp-ts/Option';
import {
  after as afterEvent,
  type AttemptStage,
  newAttempt,
  type OrderAttempt,
  type OrderIntent,
} from '../../../src/domain/checkout/orderAttempt';
import type { OrderSeen } from '../../../src/domain/checkout/orderAttempt';
import { instant, type Instant } from '../../../src/domain/dates/instant';
import { readWhen } from '../../../src/domain/dates/readWhen';
import { paise } from '../../../src/domain/money/money';
import { userId } from '../../../src/domain/session/user';
import { orderId, type Transaction, transactionId } from '../../../src/domain/transactions/transaction';
import type { Given } from '../given';
import { aPayer } from './builders';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** When the attempt began. */
export const START = instant(Date.parse('2026-11-21T12:00:00+05:30'));

export const after = (milliseconds: number): Instant => instant(START + milliseconds);

export const anIntent = ({ userId: user = some('42'), ...given }: Given<OrderIntent> = {}): OrderIntent => ({
  fingerprint: 'print',
  cart: '[]',
  total: some(paise(118_000)),
  userId: map(userId)(user),
  terms: { amountText: '1180.00', payer: aPayer() },
  ...given,
});

/** The order's name stands for the stage in which an attempt has one. */
interface GivenAttempt extends Given<Omit<OrderAttempt, 'stage'>> {
  readonly stage?: AttemptStage;
  readonly orderId?: Option<string>;
}

/** An attempt without a response; the whole list was read before it, and was empty. */
export const aLost = (given: GivenAttempt = {}): OrderAttempt => {
  const { userId: user = some('42'), orderId: order = none, earlier = [], ...rest } = given;
  const begun = { key: 'key', startedAt: START, earlier: earlier.map(orderId), isEarlierComplete: true };
  const attempt = newAttempt(anIntent({ userId: user }), begun);
  const named = isSome(order)
    ? afterEvent(attempt, { kind: 'placed', orderId: orderId(order.value) })
    : attempt;
  return { ...named, ...rest };
};

/** As `aLost`, but the list could not be read before it. */
export const aListless = (given: GivenAttempt = {}): OrderAttempt =>
  aLost({ isEarlierComplete: false, ...given });

export const aNamed = (given: GivenAttempt = {}): OrderAttempt => aLost({ orderId: some('77'), ...given });

/** An unpaid order of the list, made five seconds after the attempt began, of the same total. */
export const aSeen = ({ id = '1', orderId: order = '77', ...given }: Given<Transaction> = {}): OrderSeen => ({
  id: transactionId(id),
  orderId: orderId(order),
  createdAt: readWhen('2026-11-21T12:00:05+05:30'),
  payment: 'otherwise',
  paymentText: 'Pending',
  total: some(paise(118_000)),
  ...given,
});

export const madeAt = (milliseconds: number): Pick<Transaction, 'createdAt'> => ({
  createdAt: some({ kind: 'moment', at: after(milliseconds) }),
});

export const untimed = { createdAt: none };
export const unpriced = { total: none };
