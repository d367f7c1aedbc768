import { none } from 'fp-ts/Option';
import { left, right } from 'fp-ts/TaskEither';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { asReceived } from '../../../src/domain/received/asReceived';
import { phoneFrom } from '../numbers';
import { sessionMark, userId } from '../../../src/domain/session/user';
import { gatewayText } from '../../../src/domain/checkout/gatewayText';
import { orderId } from '../../../src/domain/transactions/transaction';
import { taskDocumentId } from '../../../src/domain/documents/file';
import type { Cart } from '../../../src/domain/cart/cart';
import { type Task, taskId } from '../../../src/domain/work/task';
import { answers, calls, type Mistake } from './instead';

let sent = 0;

/** What a backend takes for another key each time, as it would none. */
const another = (): string => {
  sent += 1;
  return `none-${sent}`;
};

const notSent: readonly Mistake[] = [
  calls(
    'the discount code not sent with the order',
    ['orders', 'place'],
    (place) =>
      (order, ...more) =>
        place({ ...order, discountCode: '' }, ...more),
  ),
  calls(
    'answers not sent with a request',
    ['submissions', 'requestQuotation'],
    (request) =>
      (line, ...more) =>
        request({ ...line, questions: [] }, ...more),
  ),
  calls('answers not sent for a price', ['prices', 'price'], (price) => (id) => price(id, [])),
  calls(
    'the key not sent with an addition',
    ['submissions', 'addToCart'],
    (add) => (line, _key, signal) => add(line, another(), signal),
  ),
  calls(
    'the key not sent with an order',
    ['orders', 'place'],
    (place) => (order, _key, signal) => place(order, another(), signal),
  ),
  calls(
    'the key not sent with a file',
    ['files', 'putIntoCabinet'],
    (put) => (file, options) => put(file, { ...options, key: another() }),
  ),
  calls(
    'the reason of a denial not sent',
    ['quotations', 'submitDecision'],
    (submit) => (id, decision, signal) =>
      submit(id, decision.kind === 'deny' ? { ...decision, remarks: '' } : decision, signal),
  ),
  calls(
    'the name of a file not sent',
    ['files', 'putIntoCabinet'],
    (put) => (file, options) => put({ ...file, name: 'file' }, options),
  ),
  calls(
    'the picture of the profile not sent',
    ['profiles', 'save'],
    (save) => (update, options) => save({ ...update, avatar: none }, options),
  ),
  calls(
    'the PAN of the profile not sent',
    ['profiles', 'save'],
    (save) => (update, options) => save({ ...update, pan: '' }, options),
  ),
];

const otherwise: readonly Mistake[] = [
  calls(
    'a denial sent for an acceptance',
    ['quotations', 'submitDecision'],
    (submit) => (id, decision, signal) =>
      submit(id, decision.kind === 'accept' ? { kind: 'deny', remarks: 'No' } : decision, signal),
  ),
  calls('a removal that is not sent', ['cart', 'remove'], () => () => right(undefined)),
  calls('an upload that is not sent', ['files', 'putIntoCabinet'], () => () => right(undefined)),
  calls('a request made of an addition', ['submissions', 'addToCart'], () => () => right(undefined)),
  calls(
    'progress never told',
    ['files', 'putIntoCabinet'],
    (put) => (file, options) => put(file, { ...options, onProgress: () => undefined }),
  ),
  calls(
    'progress in percent',
    ['files', 'putIntoCabinet'],
    (put) => (file, options) =>
      put(file, { ...options, onProgress: (share) => options.onProgress(share * 100) }),
  ),
  calls(
    'a file under another document',
    ['files', 'uploadTaskDocument'],
    (upload) => (given, options) =>
      upload({ ...given, document: { ...given.document, id: taskDocumentId('other') } }, options),
  ),
  calls(
    'the steps of one task for every task',
    ['work', 'steps'],
    (steps) => (_id, signal) => steps(taskId('customer-1-task'), signal),
  ),
  calls(
    'one task for every id',
    ['work', 'task'],
    (task) => (_id, signal) => task(taskId('customer-1-task'), signal),
  ),
  calls(
    'a signal that is not heeded when an order is placed',
    ['orders', 'place'],
    (place) => (order, key) => place(order, key),
  ),
  calls('a signal that is not heeded when the cart is read', ['cart', 'load'], (load) => () => load()),
  calls('no payment for an order', ['payments', 'prepare'], () => () => left(gatewayError('NotFound'))),
  answers('a payment of another order', ['payments', 'prepare'], (prepared) => ({
    ...prepared,
    orderId: orderId('another'),
  })),
];

const sessions: readonly Mistake[] = [
  calls(
    'name and email of a registration swapped',
    ['sessions', 'register'],
    (register) => (one, signal) =>
      register({ ...one, displayName: one.email, email: one.displayName }, signal),
  ),
  answers('the customer’s phone without its country', ['sessions', 'register'], (session) => ({
    ...session,
    user: { ...session.user, phone: session.user.phone.replace('+91', '') },
  })),
  answers('no id of the customer', ['sessions', 'register'], (session) => ({
    ...session,
    user: { ...session.user, id: userId('') },
  })),
  answers('a customer whom a reload loses', ['sessions', 'register'], (session) => ({
    ...session,
    userAsReceived: asReceived({}),
  })),
  answers('no refresh token', ['sessions', 'register'], (session) => ({ ...session, refreshToken: '' })),
  answers('no mark of the session', ['sessions', 'register'], (session) => ({
    ...session,
    mark: sessionMark(''),
  })),
  answers('another customer on each sign-in', ['sessions', 'signIn'], (session) => ({
    ...session,
    user: { ...session.user, id: userId(`${session.user.id}0`) },
  })),
  answers('every number as known', ['sessions', 'isKnown'], () => true),
  answers('no number as known', ['sessions', 'isKnown'], () => false),
  answers('name and email of the session’s customer swapped', ['sessions', 'user'], (user) => ({
    ...user,
    displayName: user.email,
    email: user.displayName,
  })),
  calls(
    'another number asked for the password',
    ['sessions', 'sendOtp'],
    (send) => (request, signal) => send({ ...request, phone: phoneFrom('+916999999999') }, signal),
  ),
];

let firstCart: Cart | undefined;
let firstTasks: readonly Task[] | undefined;

const leaks: readonly Mistake[] = [
  answers('the cart of whoever asked first', ['cart', 'load'], (cart) => {
    firstCart ??= cart;
    return firstCart;
  }),
  answers('the tasks of whoever asked first', ['work', 'tasks'], (tasks) => {
    firstTasks ??= tasks;
    return firstTasks;
  }),
];

/** Mistakes in what adapters send, and whom they sign in. */
export const wrongWrites: readonly Mistake[] = [...notSent, ...otherwise, ...sessions, ...leaks];

/** Mistakes that no port reads back, so that the contract cannot tell of them. */
export const untold: readonly (Mistake & { readonly why: string })[] = [
  {
    ...calls(
      'the amounts of the cart not sent back with the order',
      ['orders', 'place'],
      (place) =>
        (order, ...more) =>
          place({ ...order, payment: asReceived({}) }, ...more),
    ),
    why: 'only a backend that compares them refuses the order',
  },
  {
    ...calls(
      'the GSTIN not sent with the order',
      ['orders', 'place'],
      (place) =>
        (order, ...more) =>
          place({ ...order, form: { ...order.form, gstin: gatewayText('') } }, ...more),
    ),
    why: 'only the invoice names it',
  },
  {
    ...calls(
      'address and locality swapped in the order',
      ['orders', 'place'],
      (place) =>
        (order, ...more) => {
          const { address, locality } = order.form;
          return place({ ...order, form: { ...order.form, address: locality, locality: address } }, ...more);
        },
    ),
    why: 'only the invoice names them, and a provider that signs them',
  },
];
