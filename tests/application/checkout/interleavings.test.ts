import fc, { type Scheduler } from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Fate, Nature } from './simulatedBackend';
import { SimulatedCustomer } from './simulatedCustomer';
import { runs } from '../../runs';

/** Before a release, `TIMES=125` tries 250,000 of each kind. */
const RUNS = runs(2000);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

type Step =
  | 'press'
  | 'pressTwice'
  | 'check'
  | 'pressInOtherTab'
  | 'pressInBothTabs'
  | 'cancel'
  | 'reload'
  | 'reloadOtherTab'
  | 'wait'
  | 'shortWhile'
  | 'longWhile'
  | 'day'
  | 'listDown'
  | 'listCut'
  | 'listUp'
  | 'learnUserId'
  | 'changeForm';

const steps = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.constantFrom<Step>('press', 'pressInBothTabs', 'pressInOtherTab', 'pressTwice'),
    },
    { weight: 6, arbitrary: fc.constantFrom<Step>('wait', 'wait', 'shortWhile', 'longWhile') },
    { weight: 3, arbitrary: fc.constantFrom<Step>('cancel', 'reload', 'reloadOtherTab', 'check') },
    { weight: 3, arbitrary: fc.constantFrom<Step>('listDown', 'listCut', 'listUp') },
    { weight: 1, arbitrary: fc.constantFrom<Step>('learnUserId', 'changeForm', 'day') },
  ),
  { minLength: 3, maxLength: 24 },
);

const natures = (honoursKeys: boolean): fc.Arbitrary<Nature> =>
  fc.record({
    honoursKeys: fc.constant(honoursKeys),
    fates: fc.array(
      fc.constantFrom<Fate>('answered', 'answerLost', 'answerLost', 'lostOnTheWay', 'refused', 'unreadable'),
      { minLength: 1, maxLength: 6 },
    ),
    tellsDayOnly: fc.boolean(),
    tellsTotal: fc.boolean(),
    skew: fc.integer({ min: -10 * MINUTE, max: 10 * MINUTE }),
    delay: fc.integer({ min: 0, max: 29 * SECOND }),
    hasOlderOrders: fc.boolean(),
    saysNoForNone: fc.boolean(),
  });

const take = async (customer: SimulatedCustomer, step: Step, scheduler: Scheduler): Promise<void> => {
  const { backend, input: intent } = customer;
  const [tab, other] = customer.tabs;
  const acts: Readonly<Record<Step, () => unknown>> = {
    press: () => void tab.ask(intent),
    pressTwice: () => [tab.ask(intent), tab.ask(intent)],
    check: () => void tab.ask(intent, 'checkAgain'),
    pressInOtherTab: () => void other.ask(intent),
    pressInBothTabs: () => [tab.ask(intent), other.ask(intent)],
    cancel: () => tab.cancel(),
    reload: () => tab.reload(),
    reloadOtherTab: () => other.reload(),
    wait: () => (scheduler.count() > 0 ? scheduler.waitOne() : undefined),
    shortWhile: () => backend.pass(20 * SECOND),
    longWhile: () => backend.pass(90 * SECOND),
    day: () => backend.pass(25 * 60 * MINUTE),
    listDown: () => (backend.isListDown = true),
    listCut: () => (backend.isListCut = true),
    listUp: () => (backend.isListDown = backend.isListCut = false),
    learnUserId: () => customer.learnUserId(),
    changeForm: () => customer.changeForm(),
  };
  const act = acts[step]();
  if (step === 'wait') await act;
};

/** Once calls and list work again, the customer reaches an order after a minute, or a day where only a no says that there is none. */
const getThrough = async (customer: SimulatedCustomer): Promise<string> => {
  customer.backend.isHealed = true;
  customer.backend.isListDown = false;
  customer.backend.isListCut = false;
  for (const wait of customer.backend.nature.saysNoForNone ? [MINUTE, DAY, 0] : [MINUTE, 0]) {
    const press = customer.tabs[0].ask(customer.input);
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await customer.settle();
    // oxlint-disable-next-line no-await-in-loop -- see above
    const outcome = await press;
    if (isRight(outcome)) return outcome.right.orderId;
    customer.backend.pass(wait);
  }
  return 'never';
};

/** The invariants that one run broke; empty if it broke none. */
const live = async (
  nature: Nature,
  chosen: readonly Step[],
  scheduler: Scheduler,
): Promise<readonly string[]> => {
  const customer = new SimulatedCustomer(nature, scheduler);
  for (const step of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- a life is one step after the other
    await take(customer, step, scheduler);
  }
  await customer.settle();
  const stuck = customer.tabs.reduce((sum, tab) => sum + tab.stuck, 0);
  const last = await getThrough(customer);
  const { made } = customer.backend;
  const intentions = made.map(({ order }) => order.form.locality);
  const intentOf = (id: string) => made.find((one) => one.id === id)?.order.form.locality;
  const { prepared } = customer.payments;
  return [
    ...(stuck === 0 ? [] : [`${stuck} presses are stuck`]),
    ...(new Set(intentions).size === intentions.length ? [] : [`ordered: ${intentions.join(', ')}`]),
    ...(intentOf(last) === customer.input.form.locality ? [] : [`the last press led to ${last}`]),
    ...prepared
      .filter(({ orderId, payer }) => intentOf(orderId) !== payer.locality)
      .map(({ orderId, payer }) => `${orderId} was to be paid for ${payer.locality}`),
  ];
};

const TITLE = `never become two orders of one intention, nor another's payment, nor a stuck press, in ${RUNS} interleavings`;

describe('presses in two tabs, cancelled and reloaded, with lost responses and a list that is down, cut off, slow, coarse or skewed', () => {
  it.each([
    ['with keys', true],
    ['without keys', false],
  ])(`${TITLE}, %s [PAY-20] [RESUME-04] [RESUME-05] [RESUME-07] [RESUME-09]`, async (_, honoursKeys) => {
    const lives = fc.asyncProperty(fc.scheduler(), steps, natures(honoursKeys), async (...life) => {
      const [scheduler, chosen, nature] = life;
      const broken = await live(nature, chosen, scheduler);
      if (broken.length > 0) throw new Error(broken.join('; '));
    });
    const details = await fc.check(lives, { numRuns: RUNS });
    expect(await fc.asyncDefaultReportMessage(details)).toBeUndefined();
  });
});
