import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { stateByCode } from '../../../src/domain/india/states';
import { paise } from '../../../src/domain/money/money';
import { type Transaction, transactionId, orderId } from '../../../src/domain/transactions/transaction';
import { HttpTransactionGateway } from '../../../src/infrastructure/http/HttpTransactionGateway';
import { when } from '../../domain/when';
import { recordedApi } from '../support/recordedApi';

const order = {
  id: 7,
  order_id: 100007,
  created_at: '2026-11-20T15:05:00',
  payment_status: 'success',
  sub_total: '1,000.00',
  discount_amount: 0,
  gst: '180',
  total: 1180,
  invoice_path: 'invoices/2026/7.pdf',
};

const transaction: Transaction = {
  id: transactionId('7'),
  orderId: orderId('100007'),
  createdAt: when('2026-11-20T15:05:00'),
  payment: 'success',
  paymentText: 'Success',
  subTotal: some(paise(100_000)),
  discount: some(paise(0)),
  gst: some(paise(18_000)),
  total: some(paise(118_000)),
  payable: none,
  advance: none,
  paid: none,
  due: none,
  services: [],
  billingState: none,
  invoicePath: 'invoices/2026/7.pdf',
};

const all = (response: unknown) => {
  const { api, log, calls } = recordedApi(response);
  return { answered: new HttpTransactionGateway({ api, log }).all()(), calls, log };
};

const stateIn = async (state: unknown) => {
  const orders = await all([{ ...order, billing_state: state }]).answered;
  return isRight(orders) ? orders.right[0]?.billingState : undefined;
};

describe('transactions come from GET /user/orders', () => {
  it('calls it without a query and reads the list at data.data [TXN-01]', async () => {
    const { answered, calls } = all({ status: true, data: { data: [order] } });
    expect(await answered).toEqual(right([transaction]));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/orders', body: '' }]);
  });

  it.each([
    [{ status: false, message: 'No orders' }, true],
    [{ status: 'False ', data: null }, true],
    [{ status: 0, data: { data: [] } }, true],
    [{ success: false, status: 200, data: [] }, true],
    [{ status: false, error: null, errors: [], code: 200 }, true],
    [{ status: false, data: { data: [order] } }, false],
  ])('takes %j for no orders, but not for a whole list [TXN-13]', async (response, isBareNo) => {
    const gateway = new HttpTransactionGateway(recordedApi(response));
    expect(await gateway.all()()).toEqual(right([]));
    expect(await gateway.allForCertain()()).toEqual(right({ orders: [], isWhole: false, isBareNo }));
  });

  it.each([
    [{ status: 401, message: 'Token expired' }, 'Token expired'],
    [{ status: 'error', data: [] }, ''],
    [{ status: 500 }, ''],
    [{ status: false, success: 'failed' }, ''],
    [{ success: false, status: 403, message: 'Closed' }, 'Closed'],
    [{ success: false, error: 'Database is down' }, 'Database is down'],
    [{ status: false, errors: { order: ['Database is down'] } }, 'Database is down'],
    [{ status: false, error: true, data: [] }, ''],
    [{ status: false, data: { error: 'Database is down' } }, ''],
    [{ status: false, code: 500 }, ''],
    [{ success: false, statusCode: '503', data: [] }, ''],
  ])('fails on %j, which names a fault', async (response, message) => {
    const gateway = new HttpTransactionGateway(recordedApi(response));
    expect(await gateway.all()()).toEqual(left(gatewayError('Rejected', message)));
    expect(await gateway.allForCertain()()).toEqual(left(gatewayError('Rejected', message)));
  });

  it.each(['all', 'allForCertain'] as const)('fails in %s on a response without a list', async (call) => {
    const gateway = new HttpTransactionGateway(recordedApi({ status: true }));
    expect(await gateway[call]()()).toEqual(left(gatewayError('Malformed')));
  });

  it('reads no orders where a good word stands beside null [TXN-13]', async () => {
    const gateway = new HttpTransactionGateway(recordedApi({ status: true, data: null }));
    expect(await gateway.all()()).toEqual(right([]));
    expect(await gateway.allForCertain()()).toEqual(right({ orders: [], isWhole: true }));
  });

  it('reads every field, including numbers as text [TXN-02]', async () => {
    const { answered } = all([order]);
    expect(await answered).toEqual(right([transaction]));
  });

  it('reads an order that has only an id', async () => {
    const { answered } = all([{ id: '8', payment_status: null, total: 'n/a' }]);
    const bare: Transaction = {
      id: transactionId('8'),
      orderId: orderId('8'),
      createdAt: none,
      payment: 'otherwise',
      paymentText: '',
      subTotal: none,
      discount: none,
      gst: none,
      total: none,
      payable: none,
      advance: none,
      paid: none,
      due: none,
      services: [],
      billingState: none,
      invoicePath: '',
    };
    expect(await answered).toEqual(right([bare]));
  });

  it('reads paid and due amounts and services when an order has them, and requires none', async () => {
    const advance = { payable: '590.00', advance: 590, paid_amount: '590', due_amount: '590.00' };
    const services = [' GST Filing ', { service_name: 'Book Keeping' }, { name: 'Audit' }, 7, null, {}, ''];
    const { answered } = all([{ ...order, ...advance, services }]);
    const half = some(paise(59_000));
    const names = ['GST Filing', 'Book Keeping', 'Audit'];
    expect(await answered).toEqual(
      right([{ ...transaction, payable: half, advance: half, paid: half, due: half, services: names }]),
    );
    expect(await all([{ ...order, services: '["GST Filing"]', paid_amount: {} }]).answered).toEqual(
      right([{ ...transaction, services: ['GST Filing'] }]),
    );
  });

  it('reads the billing state by its name, and takes no other text for one [MONEY-05]', async () => {
    for (const name of ['Tamil Nadu', 'tamil nadu', ' TAMIL NADU '])
      expect([name, await stateIn(name)]).toEqual([name, stateByCode('TN')]);
    expect(await stateIn('elsewhere')).toEqual(none);
    expect(await stateIn(null)).toEqual(none);
  });

  it.each([
    [{ service_name: null, name: ' GST Filing ' }, ['GST Filing']],
    [{ service_name: 7, name: 'GST Filing' }, ['GST Filing']],
    [{ service_name: 'GST Filing', name: null }, ['GST Filing']],
    [{ service_name: 'GST Filing', name: 'Other' }, ['GST Filing']],
    [{ service_name: null, name: null }, []],
    [{ service_name: undefined }, []],
    [['GST Filing'], []],
  ])('reads the name of the service %j', async (service, names) => {
    const { answered } = all([{ ...order, services: [service] }]);
    expect(await answered).toEqual(right([{ ...transaction, services: names }]));
  });

  it('keeps an order whatever its services are', async () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constant(null), fc.string());
    const named = fc.record({ service_name: value, name: value }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(fc.oneof(named, value)), value), async (services) => {
        const { answered } = all([{ ...order, services }, order]);
        expect(await answered).toMatchObject(right([{ id: '7' }, transaction]));
      }),
    );
  });

  it('leaves out an unreadable record and logs it', async () => {
    const { answered, log } = all([order, { total: 'no id' }, 'nonsense']);
    expect(await answered).toEqual(right(incomplete([transaction])));
    expect(log.failures).toHaveLength(2);
  });

  it('proves nothing by a list of which no record can be read, but is not lost for one', async () => {
    const [unread, read] = [['nonsense'], [order, 'nonsense']].map((list) =>
      new HttpTransactionGateway(recordedApi(list)).allForCertain(),
    );
    expect(await unread?.()).toEqual(left(gatewayError('Malformed')));
    expect(await read?.()).toMatchObject(right({ orders: incomplete([{}]), isWhole: true }));
  });

  it('are a proof of what they name, and of nothing else, where a page of them is refused [RESUME-04]', async () => {
    const pages = [
      { status: true, data: { current_page: 1, last_page: 3, data: [order] } },
      { status: false, message: 'Later' },
    ];
    const gateway = new HttpTransactionGateway(recordedApi(() => pages.shift()));
    const orders = incomplete([transaction]);
    expect(await gateway.allForCertain()()).toEqual(right({ orders, isWhole: false }));
  });

  it('reads an order that is named by its order_id alone', async () => {
    const { answered } = all([{ order_id: 100007 }]);
    expect(await answered).toMatchObject(right([{ id: '100007', orderId: '100007' }]));
  });
});
