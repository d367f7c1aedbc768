import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { RepeatedSubmissions } from '../../../src/application/catalogue/RepeatedSubmissions';
import { SendSubmission } from '../../../src/application/catalogue/SendSubmission';
import { lineOf, type Submission } from '../../../src/domain/catalogue/proceed';
import { paise } from '../../../src/domain/money/money';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { SubmissionState } from '../../../src/ui/catalogue/SubmissionState';
import { Command } from '../../../src/ui/state/Command';
import { aSubService } from '../../domain/catalogue/aService';
import { aCart } from '../../doubles/aCart';
import { anothersSession, aSession } from '../../doubles/aSession';
import { HeldCarts } from '../../doubles/HeldCarts';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemorySubmissionGateway } from '../../doubles/InMemorySubmissionGateway';
import { InMemorySubmissionStorage } from '../../doubles/InMemorySubmissionStorage';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const submission: Submission = {
  kind: 'addToCart',
  name: 'GST Registration',
  line: lineOf(aSubService(), { amount: paise(50_000), questions: [] }),
};

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

const aState = async () => {
  const carts = new HeldCarts(aCart(0));
  const cart = new CartStore({ load: new LoadCart({ carts, log: new InMemoryLog() }) });
  await cart.refresh();
  const repeats = new RepeatedSubmissions({ storage: new InMemorySubmissionStorage() });
  const submissions = new InMemorySubmissionGateway();
  const submit = new SendSubmission({
    submissions,
    analytics: new InMemoryAnalytics(),
    keys: new InMemoryIdempotencyKeys(),
  });
  const notifier = new InMemoryNotifier();
  const session = new InMemorySessionStorage();
  session.keep(aSession());
  const state = new SubmissionState({ submit, repeats, timer: new InMemoryTimer(), cart, notifier, session });
  return { carts, cart, repeats, submissions, notifier, session, state };
};

it('remembers an addition although the cart page reads the cart again at once', async () => {
  const { carts, cart, repeats, state } = await aState();
  carts.isHoldingLoads = true;
  await state.send(submission);
  expect(carts.loads).toHaveLength(1);
  void cart.refresh();
  await settled();
  expect(repeats.isRepeated(submission)).toBe(true);
});

const request: Submission = { ...submission, kind: 'requestQuotation' };

it('sends nothing once the customer has cancelled the reading of the cart before the same request again', async () => {
  const { carts, submissions, state } = await aState();
  await state.send(request);
  carts.isHoldingLoads = true;
  const sending = new Command(({ signal }) => state.send(request, signal));
  const ended = sending.run();
  await expect.poll(() => carts.loads.length).toBe(1);
  expect(sending.isRunning).toBe(true);
  sending.cancel();
  await ended;
  carts.loads[0]?.();
  await settled();
  expect([submissions.requested.length, state.isRepeatAsked, sending.isRunning]).toEqual([1, false, false]);
});

/** A submission whose answer comes after the customer has left the page. */
const answeredLate = async (
  sent: Submission,
  { failure, meanwhile }: { failure?: 'ServerFault'; meanwhile?: (session: InMemorySessionStorage) => void },
) => {
  const { submissions, notifier, session, state } = await aState();
  const { promise, resolve } = Promise.withResolvers<void>();
  submissions.gate = promise;
  submissions.failure = failure && gatewayError(failure);
  const outcomes: boolean[] = [];
  const sending = state.send(sent, undefined, (isSent) => void outcomes.push(isSent));
  state.leave();
  meanwhile?.(session);
  resolve();
  await sending;
  const { failures, successes } = notifier;
  return {
    outcomes,
    told: [failures, successes],
    shown: [state.submitted, state.failed, state.isDialogOpen],
  };
};

const NOT_SHOWN = [undefined, undefined, false];

describe('a submission that is answered after the customer has left the page', () => {
  it.each([
    [request, 'GST Registration: Failed to submit quotation request / add to cart. Please try again.'],
    [submission, 'GST Registration: An error occurred while adding to cart.'],
  ])('is told by the name of its service where it failed: %o [SERV-29] [SERV-30]', async (sent, sentence) => {
    const { told, shown, outcomes } = await answeredLate(sent, { failure: 'ServerFault' });
    expect([told, shown, outcomes]).toEqual([[[sentence], []], NOT_SHOWN, [false]]);
  });

  it('is told where it was made', async () => {
    const { told, shown, outcomes } = await answeredLate(submission, {});
    expect([told, shown, outcomes]).toEqual([[[], ['GST Registration is in your cart.']], NOT_SHOWN, [true]]);
  });

  it.each(['ServerFault', undefined] as const)('is not told to another customer: %s', async (failure) => {
    const { told } = await answeredLate(request, {
      ...(failure && { failure }),
      meanwhile: (session) => session.keep(anothersSession()),
    });
    expect(told).toEqual([[], []]);
  });

  it('is shown where the customer is back on the page only by its notice', async () => {
    const { submissions, notifier, state } = await aState();
    const { promise, resolve } = Promise.withResolvers<void>();
    submissions.gate = promise;
    const sending = state.send(submission);
    state.leave();
    state.reset();
    resolve();
    await sending;
    expect([notifier.successes, state.submitted]).toEqual([['GST Registration is in your cart.'], undefined]);
  });
});

describe('the same request again, whose page is left while the cart is read', () => {
  it.each(['leave', 'reset'] as const)(
    'is not sent, which is told by the name of its service: %s',
    async (how) => {
      const { carts, submissions, notifier, state } = await aState();
      await state.send(request);
      carts.isHoldingLoads = true;
      const sending = state.send(request);
      await expect.poll(() => carts.loads.length).toBe(1);
      state[how]();
      carts.loads[0]?.();
      await sending;
      expect([submissions.requested.length, state.isRepeatAsked]).toEqual([1, false]);
      expect(notifier.failures).toEqual([
        'You have already sent a request for GST Registration. It was not sent again.',
      ]);
    },
  );

  it('is not told to another customer', async () => {
    const { carts, notifier, session, state } = await aState();
    await state.send(request);
    carts.isHoldingLoads = true;
    const sending = state.send(request);
    await expect.poll(() => carts.loads.length).toBe(1);
    state.leave();
    session.keep(anothersSession());
    carts.loads[0]?.();
    await sending;
    expect([notifier.failures, state.isRepeatAsked]).toEqual([[], false]);
  });
});

it('sends what another tab has removed from the cart, and tells it by name where another service is shown by then', async () => {
  const { carts, cart, submissions, notifier, state } = await aState();
  carts.cart = aCart(1);
  await state.send(submission);
  state.reset();
  await cart.refresh();
  carts.cart = aCart(0);
  carts.isHoldingLoads = true;
  const sending = state.send(submission);
  await expect.poll(() => carts.loads.length).toBe(1);
  state.reset();
  carts.loads[0]?.();
  await sending;
  expect(submissions.added.length).toBe(2);
  expect([notifier.successes, state.isDialogOpen]).toEqual([['GST Registration is in your cart.'], false]);
});
