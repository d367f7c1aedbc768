import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import type { Sources } from '../../../src/domain/attention/sources';
import { cartFingerprint } from '../../../src/domain/checkout/sameOrder';
import { aCart } from '../cart/builders';
import { aNamed } from '../checkout/attempts';
import { aQuotation } from '../quotations/builders';
import { aTransaction } from '../transactions/aTransaction';
import { when } from '../when';
import { aLog, aStep } from '../work/aTask';
import { aReading, lawfully, missing, onDay, sourcesOf, uploaded } from './builders';

const anyWhen = fc.constantFrom(
  none,
  ...['2026-11-18', '2026-11-19T23:00', '2026-11-20', '2026-11-20T18:00', '2026-11-21', '2026-12-05'].map(
    when,
  ),
);
const anyIds = { selector: ({ id }: { readonly id: string }) => id, maxLength: 6 } as const;
const anyId = fc.constantFrom('1', '2', '3', '10', '11', '12', '20');

const anyQuotations = fc.uniqueArray(
  fc
    .record({
      id: anyId,
      status: fc.constantFrom('pending', 'accepted', 'expired'),
      expiresAt: anyWhen,
      createdAt: anyWhen,
    })
    .map((given) => aQuotation(given)),
  anyIds,
);
const anySteps = fc.array(
  fc
    .record({
      status: fc.constantFrom('notStarted', 'inProgress', 'complete', 'unknown'),
      dueDate: anyWhen,
      log: fc.constantFrom([], [aLog({ remarks: 'Please call us.' })]),
    })
    .map((given) => aStep(given)),
  { maxLength: 4 },
);
const anyTasks = fc.uniqueArray(
  fc
    .record({
      id: anyId,
      status: fc.constantFrom('upcoming', 'started', 'completed'),
      completedAt: anyWhen,
      createdAt: anyWhen,
      documents: fc.array(fc.constantFrom(missing('PAN card'), uploaded('Logo')), { maxLength: 3 }),
      steps: anySteps,
      areDocumentsRead: fc.boolean(),
      areStepsRead: fc.boolean(),
    })
    .map(({ documents, steps, areDocumentsRead, areStepsRead, ...task }) => ({
      ...aReading(task, documents, steps),
      ...(areDocumentsRead ? {} : { documents: none }),
      ...(areStepsRead ? {} : { steps: none }),
    })),
  { ...anyIds, selector: ({ task }) => task.id },
);
const anyOrders = fc.uniqueArray(
  fc
    .record({
      id: anyId,
      orderId: fc.constantFrom('77', '78', '79'),
      payment: fc.constantFrom('success' as const, 'failed' as const, 'otherwise' as const),
    })
    .map(aTransaction),
  { selector: ({ orderId }) => orderId, maxLength: 3 },
);

const anyRead: fc.Arbitrary<Sources> = fc.record({
  quotations: anyQuotations.map(some),
  tasks: anyTasks.map(some),
  opened: fc.constantFrom({}, { '1': '1  1' }),
  orders: anyOrders.map(some),
  attempt: fc.constantFrom(none, some(aNamed({ cart: cartFingerprint(aCart()), orderId: some('77') }))),
  cart: fc.constantFrom(some(aCart()), some(aCart({ lines: [] }))),
  statutory: fc.constantFrom(none, lawfully({ due: onDay(21) }), lawfully({ due: onDay(24) })),
});

/** Everything was read. */
export const anySources: fc.Arbitrary<Sources> = anyRead.map(sourcesOf);
