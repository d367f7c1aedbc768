import fc from 'fast-check';
import { isNone } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { cabinetPolicy } from '../../../src/domain/documents/uploadPolicy';
import {
  allCancelled,
  allRetried,
  begun,
  cancelled,
  ended,
  held,
  isReloadDue,
  nextWaiting,
  noUploads,
  released,
  removed,
  resumed,
  retried,
  tallyOf,
  type UploadQueue,
  withChosen,
} from '../../../src/domain/documents/uploadQueue';
import { someBytes } from './someBytes';
import { runs } from '../../runs';

const aChosen = (name: string) => ({ name, size: 10, type: '', firstBytes: someBytes.pdf });
type Queue = UploadQueue<ReturnType<typeof aChosen>, string>;
type Step = (queue: Queue) => Queue;

const anyId = fc.integer({ min: 1, max: 5 });
const anyName = fc.constantFrom('a.pdf', 'b.pdf', 'c.xlsx');
const anyOutcome = fc.constantFrom(
  { kind: 'sent' } as const,
  { kind: 'failed', problem: 'lost', isLasting: false } as const,
  { kind: 'cancelled' } as const,
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    arbitrary: fc.array(anyName, { maxLength: 3 }).map(
      (names): Step =>
        (queue) =>
          withChosen(queue, cabinetPolicy, names.map(aChosen)),
    ),
    weight: 4,
  },
  {
    arbitrary: fc.tuple(anyId, anyOutcome).map(
      ([id, outcome]): Step =>
        (queue) =>
          ended(queue, id, outcome),
    ),
    weight: 8,
  },
  {
    arbitrary: fc
      .tuple(
        anyId,
        fc.constantFrom<(queue: Queue, id: number) => Queue>(begun, begun, cancelled, retried, removed, held),
      )
      .map(
        ([id, step]): Step =>
          (queue) =>
            step(queue, id),
      ),
    weight: 12,
  },
  { arbitrary: fc.constant<Step>((queue) => allCancelled(queue)), weight: 1 },
  { arbitrary: fc.constant<Step>((queue) => allRetried(queue)), weight: 1 },
  { arbitrary: fc.constant<Step>((queue) => released(queue)), weight: 1 },
  { arbitrary: fc.constant<Step>((queue) => resumed(queue)), weight: 1 },
);

/** A list after each of some steps, beginning with the empty one. */
const anyHistory = fc
  .array(anyStep, { maxLength: 40 })
  .map((steps) =>
    steps.reduce<readonly Queue[]>((all, step) => [...all, step(all.at(-1) ?? noUploads)], [noUploads]),
  );

const kindsOf = ({ files }: Queue): readonly string[] => files.map(({ status }) => status.kind);
const idsOf = ({ files }: Queue, ...kinds: readonly string[]): readonly number[] =>
  files.filter(({ status }) => kinds.length === 0 || kinds.includes(status.kind)).map(({ id }) => id);

/** The first history found in which the predicate fails for a list and the one before it; null where there is none. */
const counterexample = (holds: (queue: Queue, before: Queue) => boolean): unknown =>
  fc.check(
    fc.property(anyHistory, (history) =>
      history.every((queue, place) => holds(queue, history[place - 1] ?? noUploads)),
    ),
    { numRuns: runs(1000) },
  ).counterexample;

describe('a list of several files, whatever is pressed and whatever the line does', () => {
  it('sends at most one file at a time [CHECK-06]', () => {
    expect(counterexample((queue) => idsOf(queue, 'sending').length <= 1)).toBeNull();
  });

  it('keeps the order of choosing, and each id stands for one file', () => {
    expect(
      counterexample((queue) =>
        idsOf(queue).every((id, place, ids) => place === 0 || id > (ids[place - 1] ?? id)),
      ),
    ).toBeNull();
  });

  it('never gives a refused file a turn, and refuses no other [CHECK-06]', () => {
    expect(
      counterexample((queue) =>
        queue.files.every(({ file, status }) => (status.kind === 'refused') === (file.name === 'c.xlsx')),
      ),
    ).toBeNull();
  });

  it('never sends a file again that was sent', () => {
    expect(
      counterexample((queue, before) =>
        idsOf(before, 'sent').every((id) => !idsOf(queue).includes(id) || idsOf(queue, 'sent').includes(id)),
      ),
    ).toBeNull();
  });

  it('makes the reload due exactly where something was sent and nothing is left to do [CHECK-06]', () => {
    expect(
      counterexample((queue) => {
        const { sent, failed, held: toRead, total } = tallyOf(queue);
        const isOver =
          isNone(nextWaiting(queue)) && failed + toRead === 0 && !kindsOf(queue).includes('sending');
        return isReloadDue(queue) === (sent > 0 && isOver) && (!isReloadDue(queue) || sent === total);
      }),
    ).toBeNull();
  });
});
