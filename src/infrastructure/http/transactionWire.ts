import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { withoutTurning } from '../../domain/typed/direction';
import { readWhen } from '../../domain/dates/readWhen';
import { stateByName } from '../../domain/india/states';
import { readRupees } from '../../domain/money/readRupees';
import { orderId, type Transaction, transactionId } from '../../domain/transactions/transaction';
import { paymentStateOf, paymentTextOf } from './paymentStatus';
import { isRecord } from '../wire/unwrap';
import { wireListOf, wireText } from '../wire/wireCodecs';

/** A service of an order: its name, or a record with a name. */
const serviceName = new t.Type<string>(
  'ServiceName',
  t.string.is,
  (value, context) => {
    const names = isRecord(value) ? [value['service_name'], value['name']] : [value];
    const name = names.find((one) => typeof one === 'string');
    return name === undefined ? t.failure(value, context) : t.success(withoutTurning(name).trim());
  },
  t.identity,
);

/**
 * An order as GET /user/orders sends it (TXN-02); amounts are numbers or text. The fields from payable to
 * billing_state are optional (AMB-52).
 */
const fieldsWire = t.type({
  id: wireText,
  order_id: wireText,
  created_at: wireText,
  payment_status: wireText,
  sub_total: wireText,
  discount_amount: wireText,
  gst: wireText,
  total: wireText,
  payable: wireText,
  advance: wireText,
  paid_amount: wireText,
  due_amount: wireText,
  services: wireListOf(serviceName),
  billing_state: wireText,
  invoice_path: wireText,
});

type TransactionFields = t.TypeOf<typeof fieldsWire>;

/** Either id names an order that has only one. */
const idIn = ({ id, order_id: ofOrder }: TransactionFields): string =>
  (id.trim() === '' ? ofOrder : id).trim();

export const transactionWire: t.Decoder<unknown, TransactionFields> = {
  name: 'Transaction',
  decode: (value) => transactionWire.validate(value, []),
  validate: (value, context) => {
    const fields = fieldsWire.validate(value, context);
    return isRight(fields) && idIn(fields.right) === '' ? t.failure(value, context) : fields;
  },
};

export const toTransaction = (wire: TransactionFields): Transaction => ({
  id: transactionId(idIn(wire)),
  orderId: orderId(wire.order_id === '' ? idIn(wire) : wire.order_id),
  createdAt: readWhen(wire.created_at),
  payment: paymentStateOf(wire.payment_status),
  paymentText: paymentTextOf(wire.payment_status),
  subTotal: readRupees(wire.sub_total),
  discount: readRupees(wire.discount_amount),
  gst: readRupees(wire.gst),
  total: readRupees(wire.total),
  payable: readRupees(wire.payable),
  advance: readRupees(wire.advance),
  paid: readRupees(wire.paid_amount),
  due: readRupees(wire.due_amount),
  services: wire.services.filter((name) => name !== ''),
  billingState: stateByName(wire.billing_state),
  invoicePath: wire.invoice_path.trim(),
});
