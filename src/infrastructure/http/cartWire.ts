import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import { getOrElse, isNone, none, some, type Option } from 'fp-ts/Option';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { type Cart, type CartLine, cartLineId, type CartPayment } from '../../domain/cart/cart';
import { type Paise, paise } from '../../domain/money/money';
import { readRupees } from '../../domain/money/readRupees';
import { asReceived } from '../../domain/received/asReceived';
import { acceptedRecord } from '../wire/acceptedRecord';
import { isRecord, levelsOf, type WireRecord } from '../wire/unwrap';
import { fromJsonText, listFrom, wireId, wireNumber, wireText } from '../wire/wireCodecs';
import * as t from 'io-ts';

/** A cart item (CART-02). */
const cartLineWire = t.type({
  id: wireId,
  service_name: wireText,
  frequency: wireText,
  qty: wireNumber,
  amount: wireText,
});

/** What may be absent because nothing is taken off or paid ahead; a total that is absent is unknown (RESUME-04). */
const zeroIfBlank = (text: string): Option<Paise> => (text.trim() === '' ? some(paise(0)) : readRupees(text));

const toLine = (wire: t.TypeOf<typeof cartLineWire>): CartLine => ({
  id: cartLineId(wire.id),
  serviceName: wire.service_name.trim(),
  frequency: wire.frequency,
  quantity: getOrElse(() => 1)(wire.qty),
  amount: readRupees(wire.amount),
  amountText: wire.amount,
});

const lineOf = (item: unknown): Option<CartLine> => {
  const wire = cartLineWire.decode(item);
  return isRight(wire) ? some(toLine(wire.right)) : none;
};

const paymentWire = t.type({
  sub_total: wireText,
  discount: wireText,
  gst: wireText,
  total: wireText,
  advance_amount: wireText,
  payable: wireText,
});

/** The payment of a cart or of a coupon's response, in paise; none for an amount that cannot be read. */
export const toCartPayment = (payment: unknown): Either<GatewayError, CartPayment> => {
  const json = fromJsonText(payment) ?? {};
  const record: WireRecord = isRecord(json) ? json : {};
  const wire = paymentWire.decode(record);
  if (isLeft(wire)) return left(gatewayError('Malformed'));
  const { sub_total, discount, gst, total, advance_amount, payable } = wire.right;
  return right({
    subTotal: readRupees(sub_total),
    discount: zeroIfBlank(discount),
    gst: readRupees(gst),
    total: readRupees(total),
    advance: zeroIfBlank(advance_amount),
    payable: readRupees(payable),
    payableText: payable,
    asReceived: asReceived(record),
  });
};

const isNothing = (body: unknown): boolean =>
  body === null || (typeof body === 'object' && Object.keys(body).length === 0);

const PARTS = ['items', 'payment'] as const;

/** Refuses a response that says no; a bare cart's own status, such as 'active', says neither. */
export const acceptedCart = acceptedRecord(PARTS);

/** Finds items and payment at any level of `data`; an empty innermost `data` is an empty cart. */
const cartRecordIn = (body: unknown): Either<GatewayError, WireRecord> => {
  const levels = levelsOf(body);
  const found: Record<string, unknown> = {};
  for (const level of levels.filter(isRecord))
    for (const part of PARTS) if (!(part in found) && part in level) found[part] = level[part];
  return isNothing(found) && !isNothing(levels.at(-1)) ? left(gatewayError('Malformed')) : right(found);
};

/** The cart of a response, read from data or data.data (CART-01, AMB-13). */
export const toCart =
  (log: Log) =>
  (body: unknown): Either<GatewayError, Cart> => {
    const record = cartRecordIn(body);
    if (isLeft(record)) return record;
    const items = listFrom(record.right['items']);
    const payment = toCartPayment(record.right['payment']);
    if (isLeft(payment)) return payment;
    const lines = isNone(items) ? [none] : items.value.map(lineOf);
    // Its cart would be called empty.
    if (lines.length > 0 && lines.every(isNone)) return left(gatewayError('Malformed'));
    if (lines.some(isNone)) log.failure('Left out one cart item that could not be read.');
    return right({
      lines: lines.flatMap((line) => (isNone(line) ? [] : [line.value])),
      payment: payment.right,
    });
  };
