import { isSome, map, none, type Option, some } from 'fp-ts/Option';
import { instant, type When } from '../../../src/domain/dates/instant';
import { type Paise, paise } from '../../../src/domain/money/money';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import type { QuotationRequest } from '../../../src/domain/quotations/request';
import { serviceId } from '../../../src/domain/catalogue/service';
import type { Task } from '../../../src/domain/work/task';
import { notificationId } from '../../../src/domain/notifications/notification';
import type { OrderList } from '../../../src/domain/transactions/orderList';
import { orderId, type Transaction } from '../../../src/domain/transactions/transaction';
import { answers, type Mistake, together } from './instead';

/** Every list is cut after as many records. */
const firstPage = <A>(records: readonly A[]): readonly A[] => records.slice(0, 20);

const backwards = <A>(records: readonly A[]): readonly A[] => records.toReversed();

/** Each record of a list with some fields changed. */
const each =
  <A>(change: (record: A) => Partial<NoInfer<A>>) =>
  (records: readonly A[]): readonly A[] =>
    records.map((record) => ({ ...record, ...change(record) }));

/** A mistake in the orders of a list that says whether it is whole. */
const inOrders =
  (change: (orders: readonly Transaction[]) => readonly Transaction[]) =>
  (list: OrderList): OrderList => ({ ...list, orders: change(list.orders) });

const INDIA_MS = 5.5 * 3_600_000;

/** India's time taken for that of Greenwich. */
const late = (time: Option<When>): Option<When> =>
  map<When, When>((when) => (when.kind === 'day' ? when : { ...when, at: instant(when.at + INDIA_MS) }))(
    time,
  );

/** The next of the words, as where a table of codes begins with one in place of nought. */
const next = <W extends string>(words: readonly W[], word: W): W =>
  words[(words.indexOf(word) + 1) % words.length] ?? word;

const QUOTATION = ['pending', 'accepted', 'rejected', 'paid', 'cancelled', 'expired', 'unknown'] as const;
const REQUEST = ['inProgress', 'used', 'denied', 'unknown'] as const;
const DASHBOARD = ['underProcess', 'processing', 'accepted', 'rejected', 'unknown'] as const;
const TASK = ['upcoming', 'started', 'workDone', 'completed', 'unknown'] as const;
const STEP = ['notStarted', 'inProgress', 'complete', 'unknown'] as const;

/** Paise taken for rupees. */
const hundredfold = (amount: Option<Paise>): Option<Paise> =>
  isSome(amount) ? some(paise(amount.value * 100)) : none;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A mistake in a record that several methods read. */
const everyOrder = (name: string, change: (order: Transaction) => Partial<Transaction>): Mistake =>
  together(
    name,
    answers(name, ['transactions', 'all'], each(change)),
    answers(name, ['transactions', 'allForCertain'], inOrders(each(change))),
  );

const everyQuotation = (name: string, change: (quotation: Quotation) => Partial<Quotation>): Mistake =>
  together(
    name,
    answers(name, ['quotations', 'quotations'], each(change)),
    answers(
      name,
      ['quotations', 'quotation'],
      map((one) => ({ ...one, ...change(one) })),
    ),
  );

const everyRequest = (
  name: string,
  change: (request: QuotationRequest) => Partial<QuotationRequest>,
): Mistake =>
  together(
    name,
    answers(name, ['quotations', 'requests'], each(change)),
    answers(name, ['quotations', 'request'], (one) => ({ ...one, ...change(one) })),
    answers(
      name,
      ['quotations', 'requestByQuotationLink'],
      map((one) => ({ ...one, ...change(one) })),
    ),
  );

const everyTask = (name: string, change: (task: Task) => Partial<Task>): Mistake =>
  together(
    name,
    answers(name, ['work', 'tasks'], each(change)),
    answers(
      name,
      ['work', 'task'],
      map((one) => ({ ...one, ...change(one) })),
    ),
  );

const pages: readonly Mistake[] = [
  answers('the first page of the cart alone', ['cart', 'load'], (cart) => ({
    ...cart,
    lines: firstPage(cart.lines),
  })),
  together(
    'the first page of the orders alone',
    answers('', ['transactions', 'all'], firstPage),
    answers('', ['transactions', 'allForCertain'], inOrders(firstPage)),
  ),
  answers(
    'the first page of the orders as proof alone',
    ['transactions', 'allForCertain'],
    inOrders(firstPage),
  ),
  answers('the orders as proof as cut off', ['transactions', 'allForCertain'], (list) => ({
    ...list,
    isWhole: false,
  })),
  answers('the first page of the quotations alone', ['quotations', 'quotations'], firstPage),
  answers('the first page of the requests alone', ['quotations', 'requests'], firstPage),
  answers('the first page of the dashboard’s requests alone', ['requests', 'dashboardRequests'], firstPage),
  answers('the first page of the tasks alone', ['work', 'tasks'], firstPage),
  answers('the first page of the files alone', ['files', 'cabinet'], firstPage),
  answers('the first page of the notifications alone', ['notifications', 'all'], firstPage),
  answers(
    'the first sub-service of each service alone',
    ['catalogue', 'services'],
    each(({ subServices }) => ({ subServices: subServices.slice(0, 1) })),
  ),
];

const orders: readonly Mistake[] = [
  answers('the lines of the cart backwards', ['cart', 'load'], (cart) => ({
    ...cart,
    lines: backwards(cart.lines),
  })),
  answers('the steps backwards', ['work', 'steps'], backwards),
  answers('the notifications backwards', ['notifications', 'all'], backwards),
];

const times: readonly Mistake[] = [
  everyOrder('orders five and a half hours late', (order) => ({ createdAt: late(order.createdAt) })),
  everyOrder('orders without a time', () => ({ createdAt: none })),
  everyQuotation('quotations five and a half hours late', (one) => ({ createdAt: late(one.createdAt) })),
  everyQuotation('a quotation’s last day lost', () => ({ expiresAt: none })),
  everyRequest('requests five and a half hours late', (one) => ({ createdAt: late(one.createdAt) })),
  everyTask('tasks five and a half hours late', (task) => ({ createdAt: late(task.createdAt) })),
  answers(
    'a step’s due date lost',
    ['work', 'steps'],
    each(() => ({ dueDate: none })),
  ),
  answers(
    'files five and a half hours late',
    ['files', 'cabinet'],
    each((file) => ({ createdAt: late(file.createdAt) })),
  ),
  answers(
    'notifications five and a half hours late',
    ['notifications', 'all'],
    each((one) => ({ createdAt: late(one.createdAt) })),
  ),
];

const statuses: readonly Mistake[] = [
  everyQuotation('quotations with the next status', ({ status }) => ({ status: next(QUOTATION, status) })),
  everyRequest('requests with the next status', ({ status }) => ({ status: next(REQUEST, status) })),
  answers(
    'the dashboard’s requests with the next status',
    ['requests', 'dashboardRequests'],
    each(({ status }) => ({ status: next(DASHBOARD, status) })),
  ),
  everyTask('tasks with the next status', ({ status }) => ({ status: next(TASK, status) })),
  answers(
    'steps with the next status',
    ['work', 'steps'],
    each(({ status }) => ({ status: next(STEP, status) })),
  ),
  everyOrder('every order as paid', () => ({ payment: 'success' as const })),
  everyOrder('a failed payment as one that is open', ({ payment }) => ({
    payment: payment === 'failed' ? 'otherwise' : payment,
  })),
  everyOrder('no order as paid', () => ({ payment: 'otherwise' as const })),
];

const amounts: readonly Mistake[] = [
  answers(
    'prices of the catalogue a hundredfold',
    ['catalogue', 'services'],
    each(({ subServices }) => ({
      subServices: each((one: (typeof subServices)[number]) => ({ basePrice: paise(one.basePrice * 100) }))(
        subServices,
      ),
    })),
  ),
  answers('amounts of the cart’s lines a hundredfold', ['cart', 'load'], (cart) => ({
    ...cart,
    lines: cart.lines.map((line) => ({ ...line, amount: hundredfold(line.amount) })),
  })),
  answers('the text of the payable amount in paise', ['cart', 'load'], (cart) => ({
    ...cart,
    payment: { ...cart.payment, payableText: cart.payment.payableText.replace('.', '') },
  })),
  answers('the payable amount before GST', ['cart', 'load'], (cart) => ({
    ...cart,
    payment: { ...cart.payment, payable: cart.payment.subTotal },
  })),
  answers('no GST in the cart', ['cart', 'load'], (cart) => ({
    ...cart,
    payment: { ...cart.payment, gst: some(paise(0)) },
  })),
  answers('the discount with a minus', ['cart', 'applyCode'], (payment) => ({
    ...payment,
    discount: map((off: Paise) => paise(0 - off))(payment.discount),
  })),
  everyQuotation('the price of a quotation a hundredfold', ({ payable }) => ({
    payable: hundredfold(payable),
  })),
  everyOrder('totals of orders a hundredfold', ({ total }) => ({ total: hundredfold(total) })),
  answers('a price by answers a hundredfold', ['prices', 'price'], (quote) => ({
    ...quote,
    amount: paise(quote.amount * 100),
  })),
];

const texts: readonly Mistake[] = [
  everyQuotation('HTML escapes in names of services', ({ expertRemarks }) => ({
    expertRemarks: escaped(expertRemarks),
  })),
  everyTask('HTML escapes in names of tasks', ({ serviceName }) => ({ serviceName: escaped(serviceName) })),
  answers(
    'HTML escapes in names of files',
    ['files', 'cabinet'],
    each(({ name }) => ({ name: escaped(name) })),
  ),
  answers('HTML escapes in the profile', ['profiles', 'load'], (one) => ({
    ...one,
    displayName: escaped(one.displayName),
  })),
  everyQuotation('names of a quotation in one', ({ names }) => ({ names: [names.join(', ')] })),
  answers('name and email of the profile swapped', ['profiles', 'load'], (one) => ({
    ...one,
    displayName: one.email,
    email: one.displayName,
  })),
  answers(
    'remarks of an expert’s log lost',
    ['work', 'steps'],
    each(() => ({ log: [] })),
  ),
  everyRequest('answers of a request lost', () => ({ questions: [] })),
  answers(
    'conditions of questions lost',
    ['prices', 'questionsOf'],
    each(() => ({ showIf: [] })),
  ),
  answers(
    'where a notification leads lost',
    ['notifications', 'all'],
    each(() => ({ target: none })),
  ),
  everyOrder('invoices lost', () => ({ invoicePath: '' })),
  answers(
    'who uploaded a file turned about',
    ['files', 'cabinet'],
    each(({ uploadedBy }) => ({ uploadedBy: uploadedBy === 'user' ? 'expert' : 'user' })),
  ),
  answers(
    'a link without its host',
    ['links', 'direct'],
    map((link) => new URL(link).pathname),
  ),
  answers(
    'an id of the search that names something else',
    ['search', 'find'],
    each(({ id }) => ({ id: `0${id}` })),
  ),
];

let asked = 0;

const ids: readonly Mistake[] = [
  answers(
    'services with ids that are no numbers',
    ['catalogue', 'services'],
    each(({ id }) => ({ id: serviceId(`service-${id}`) })),
  ),
  answers('other ids of notifications at each read', ['notifications', 'all'], (all) => {
    asked += 1;
    return all.map((one) => ({ ...one, id: notificationId(`${asked}-${one.id}`) }));
  }),
  everyOrder('the order’s own id in place of the Transaction ID', ({ id }) => ({ orderId: orderId(id) })),
];

/** Mistakes in what adapters read. */
export const wrongReads: readonly Mistake[] = [
  ...pages,
  ...orders,
  ...times,
  ...statuses,
  ...amounts,
  ...texts,
  ...ids,
];
