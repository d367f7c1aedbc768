import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { Random } from './random';
import { Customer } from './Customer';
import { seeds } from '../../runs';

const SEEDS = seeds(50);
const ACTIONS = 80;
const FAULTS = 0.15;

const LOCAL_KEYS = ['access_token', 'service_id'];
const SESSION_KEYS = ['token', 'refresh_token', 'user', 'camp'];

const others = (keys: Iterable<string>, allowed: readonly string[]): readonly string[] =>
  [...keys].filter((key) => !allowed.includes(key));

/** The invariants that do not hold; checked after every action. */
const broken = ({
  office,
  badge,
  filing,
  papers,
  submissions,
  worklist,
  isSignedIn,
}: Customer): readonly string[] => {
  const { books, storage, carts } = office;
  const twice = [...books.ordersOf.values()].filter((ids) => ids.length > 1);
  return [
    ...twice.map((ids) => `one wish became the orders ${ids.join(', ')}`),
    ...books.withoutToken.map((call) => `${call} without a session`),
    ...others(storage.local.keys(), LOCAL_KEYS).map((key) => `local storage holds ${key}`),
    ...others(storage.session.keys(), SESSION_KEYS).map((key) => `session storage holds ${key}`),
    ...books.wrongPayments,
    ...filing.broken(),
    ...papers.wrong,
    ...submissions.wrong,
    ...worklist.broken(),
    ...(!isSignedIn && isSome(office.checkout.storage.attempt()) ? ['an order outlives its session'] : []),
    ...(carts.cart.lines.length > office.submissions.added.length
      ? ['the cart holds more than was added']
      : []),
    ...(badge !== undefined && badge < 0 ? ['the badge is below nothing'] : []),
  ];
};

/** One customer's session of eighty actions; the same seed repeats the same session. */
const live = async (seed: number): Promise<readonly string[]> => {
  const random = new Random(seed);
  const customer = new Customer(random, FAULTS);
  const done: string[] = [];
  for (let count = 0; count < ACTIONS; count += 1) {
    const offered = customer.offered();
    const name = random.oneOf(Object.keys(offered));
    done.push(name);
    try {
      await offered[name]?.();
    } catch (error) {
      return [`${name} threw ${String(error)} after ${done.join(' ')}`];
    }
    const wrong = broken(customer);
    if (wrong.length > 0) return [...wrong, `after ${done.join(' ')}`];
  }
  return badgeAgrees(customer);
};

/** Once the line is healthy, the badge shows what the cart holds. */
const badgeAgrees = async (customer: Customer): Promise<readonly string[]> => {
  for (let tries = 0; tries < 50 && customer.isSignedIn; tries += 1) {
    await customer.offered()['readCart']?.();
    if (customer.badge === customer.office.carts.cart.lines.length) return [];
  }
  return customer.isSignedIn ? ['the badge does not show what the cart holds'] : [];
};

describe('a customer who does anything in any order while calls go wrong', () => {
  it(`keeps every invariant in ${SEEDS.length} sessions of ${ACTIONS} actions; a failing seed can be repeated`, async () => {
    for (const seed of SEEDS) {
      expect(await live(seed), `seed ${seed}`).toEqual([]);
    }
  });

  it('repeats the session for the same seed', async () => {
    const lives = await Promise.all([live(7), live(7)]);
    expect(lives[0]).toEqual(lives[1]);
  });
});
