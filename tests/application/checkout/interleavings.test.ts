import fc, { type Scheduler } from 'fast-check';
import { isRight, type Either } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { PlaceOrder } from '../../../src/application/checkout/PlaceOrder';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import type { OrderGateway } from '../../../src/application/ports/OrderGateway';
import type { TransactionGateway } from '../../../src/application/ports/TransactionGateway';
import { aCheckout, aWish } from './aCheckout';

const RUNS = 1000;

type Step = 'press' | 'pressTwice' | 'reload' | 'wait';
type Fate = 'answered' | 'lostOnTheWay' | 'answerLost';

const steps = fc.array(fc.constantFrom<Step>('press', 'pressTwice', 'reload', 'wait', 'wait'), {
  minLength: 2,
  maxLength: 14,
});
const fates = fc.array(fc.constantFrom<Fate>('answered', 'lostOnTheWay', 'answerLost'), {
  minLength: 1,
  maxLength: 8,
});

interface Trial {
  readonly scheduler: Scheduler;
  readonly fates: readonly Fate[];
  readonly honoursKeys: boolean;
  /** Whether a call may reach the backend long after it was made. */
  readonly arrivesLate: boolean;
}

const nothingMore = <A>(): Promise<A> => new Promise(() => undefined);

/** One customer, one tab: pages come and go, the backend answers when the scheduler says, or never. */
const aTab = ({ scheduler, fates: luck, honoursKeys, arrivesLate }: Trial) => {
  const world = aCheckout({ honoursKeys });
  let calls = 0;
  let page = 0;
  const isLucky = { always: false };
  const later = (what: string): Promise<unknown> => scheduler.schedule(Promise.resolve(), what);
  // A page that is gone hears nothing and asks nothing any more.
  const forPage = <A>(own: number, answer: A): Promise<A> =>
    own === page ? Promise.resolve(answer) : nothingMore();

  const ordersOf = (own: number): OrderGateway => ({
    place: (order, key) => async () => {
      if (own !== page) return nothingMore();
      const fate = isLucky.always ? 'answered' : luck[calls % luck.length];
      calls += 1;
      if (arrivesLate) await later('arrives');
      const made =
        fate === 'lostOnTheWay'
          ? TE.left<GatewayError, string>(gatewayError('Unreachable'))
          : world.orders.place(order, key);
      const answer: Either<GatewayError, string> = await made();
      await later('answers');
      return forPage(own, fate === 'answered' ? answer : await TE.left(gatewayError('Unreachable'))());
    },
  });
  const listOf = (own: number): TransactionGateway => ({
    all: () => async () => {
      await later('lists');
      return forPage(own, await world.transactions.all()());
    },
  });
  const open = (): PlaceOrder => {
    page += 1;
    return new PlaceOrder({ ...world.pieces, orders: ordersOf(page), transactions: listOf(page) });
  };
  return { ...world, open, isLucky };
};

const settle = async (scheduler: Scheduler): Promise<void> => {
  // What one answer sets off is scheduled a few turns later.
  for (let idle = 0; idle < 20; idle += 1) {
    while (scheduler.count() > 0) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tried
      await scheduler.waitOne();
      idle = 0;
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    await Promise.resolve();
  }
};

const live = async (trial: Trial, chosen: readonly Step[]) => {
  const tab = aTab(trial);
  let placing = tab.open();
  for (const step of chosen) {
    if (step === 'reload') placing = tab.open();
    else if (step === 'wait' && trial.scheduler.count() > 0) await trial.scheduler.waitOne();
    else if (step !== 'wait') {
      void placing.execute(aWish());
      if (step === 'pressTwice') void placing.execute(aWish());
    }
  }
  await settle(trial.scheduler);
  tab.isLucky.always = true;
  const last = tab.open().execute(aWish());
  await settle(trial.scheduler);
  return { made: tab.orders.made, last: await last };
};

describe('one wish, pressed twice, reloaded, with lost and late answers', () => {
  it('never becomes two orders where the backend honours the key [PAY-20]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, fates, async (scheduler, chosen, luck) => {
        const trial = { scheduler, fates: luck, honoursKeys: true, arrivesLate: true };
        const { made, last } = await live(trial, chosen);
        expect(made).toEqual(['77']);
        expect(isRight(last) && last.right.orderId).toBe('77');
      }),
      { numRuns: RUNS },
    );
  });

  it('never becomes two orders without keys while the list shows the first [PAY-20]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, fates, async (scheduler, chosen, luck) => {
        const trial = { scheduler, fates: luck, honoursKeys: false, arrivesLate: false };
        const { made, last } = await live(trial, chosen);
        expect(made).toEqual(['77']);
        expect(isRight(last) && last.right.orderId).toBe('77');
      }),
      { numRuns: RUNS },
    );
  });
});
