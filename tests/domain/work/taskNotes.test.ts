import fc from 'fast-check';
import { getOrElse, isSome, none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { StepStatus } from '../../../src/domain/work/stepStatus';
import type { TaskStatus } from '../../../src/domain/work/task';
import { taskNotes } from '../../../src/domain/work/taskNotes';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { incomplete } from '../../../src/domain/received/incomplete';
import { when } from '../when';
import { aLog, aStep } from './aTask';

const steps = (...statuses: readonly StepStatus[]) =>
  some(statuses.map((status, index) => aStep({ id: String(index), name: `Step ${index}`, status })));

const said = (status: TaskStatus, missing: number, ...statuses: readonly StepStatus[]) => {
  const { documents, next } = taskNotes({
    status: some(status),
    missing: some(missing),
    steps: steps(...statuses),
  });
  return [documents, next.kind];
};

/** What is said of the documents of a task with these steps that lacks none. */
const notedOf = (...known: readonly TrackingStep[]) =>
  taskNotes({ status: some('started'), missing: some(0), steps: some(known) }).documents;

/** What comes next in a task with these steps that lacks a document. */
const nextOfWaiting = (...known: readonly TrackingStep[]) =>
  taskNotes({ status: some('started'), missing: some(1), steps: some(known) }).next;

const optional = <A>(values: fc.Arbitrary<A>): fc.Arbitrary<Option<A>> =>
  fc.oneof(fc.constant(none), values.map(some));

describe('what the page of a task says of it', () => {
  it.each<readonly [string, TaskStatus, number, readonly StepStatus[], string, string]>([
    ['none missing, nothing begun', 'upcoming', 0, ['notStarted', 'notStarted'], 'ourTurn', 'step'],
    ['some missing, nothing begun', 'upcoming', 2, ['notStarted', 'notStarted'], 'needed', 'yours'],
    ['some missing, a step complete', 'started', 1, ['complete', 'inProgress'], 'moreNeeded', 'yours'],
    ['some missing, all complete', 'started', 1, ['complete'], 'moreNeeded', 'yours'],
    ['none missing, all complete', 'workDone', 0, ['complete', 'complete'], 'ourTurn', 'closing'],
    ['none missing, one unknown', 'started', 0, ['complete', 'unknown'], 'ourTurn', 'nothing'],
    ['no steps', 'started', 0, [], 'ourTurn', 'noSteps'],
    ['some missing, no steps', 'upcoming', 1, [], 'needed', 'yours'],
    [
      'completed, some missing, a step open',
      'completed',
      1,
      ['complete', 'inProgress'],
      'notNeeded',
      'nothing',
    ],
    ['completed', 'completed', 0, ['complete'], 'noneMissing', 'allDone'],
    ['completed, some missing', 'completed', 1, ['complete'], 'notNeeded', 'allDone'],
    ['completed without steps', 'completed', 0, [], 'noneMissing', 'nothing'],
    ['a status that nobody knows', 'unknown', 0, ['complete'], 'noneMissing', 'allDone'],
    ['a status that nobody knows, some missing', 'unknown', 1, ['complete'], 'moreNeeded', 'nothing'],
  ])('where it is %s [PAPER-05]', (_, status, missing, statuses, documents, next) => {
    expect(said(status, missing, ...statuses)).toEqual([documents, next]);
  });

  it('names the step that comes next, as the provider’s where no document is missing', () => {
    const open = { status: some('started' as const), steps: steps('complete', 'notStarted') };
    const nextOf = (missing: Option<number>) => taskNotes({ ...open, missing }).next;
    const step = aStep({ id: '1', name: 'Step 1', status: 'notStarted' });
    expect(nextOf(some(0))).toEqual({ kind: 'step', step, isOurs: true });
    expect(nextOf(none)).toEqual({ kind: 'step', step, isOurs: false });
  });

  it('does not say that the next step is ours where the expert’s words on it may ask for something [PAPER-05]', () => {
    const asked = aStep({ status: 'inProgress', log: [aLog({ remarks: 'Please send a clearer photo.' })] });
    expect(notedOf(asked)).toBe('noneMissing');
    expect(notedOf({ ...asked, log: [aLog({ remarks: ' ' })] })).toBe('ourTurn');
    const before = { ...asked, id: '0', status: 'complete' } as const;
    expect(notedOf(before, aStep({ status: 'notStarted' }))).toBe('ourTurn');
  });

  it('says that documents come next while one is missing, due with the open step that is due first [NEED-03] [HOME-08]', () => {
    const later = aStep({ id: '1', name: 'Documents received', dueDate: when('2026-11-30') });
    const sooner = aStep({ id: '2', name: 'Review', status: 'notStarted', dueDate: when('2026-11-25') });
    const done = aStep({ id: '0', status: 'complete', dueDate: when('2026-11-01') });
    expect(nextOfWaiting(done, later, sooner)).toEqual({ kind: 'yours', due: some(sooner) });
    expect(nextOfWaiting(aStep({ status: 'notStarted' }))).toEqual({ kind: 'yours', due: none });
  });

  it('says nothing of what is not read', () => {
    expect(taskNotes({ status: none, missing: none, steps: none })).toEqual({
      documents: 'unknown',
      next: { kind: 'nothing' },
      isOver: false,
    });
  });

  it.each<readonly [TaskStatus, readonly StepStatus[]]>([
    ['started', []],
    ['workDone', ['complete']],
    ['completed', ['complete']],
  ])(
    'says of no step that it is the last where not all could be read: %s, %j [AMB-13]',
    (status, statuses) => {
      const read = statuses.map((one) => aStep({ status: one }));
      const known = { status: some(status), missing: some(0), steps: some(incomplete(read)) };
      expect(taskNotes(known).next).toEqual({ kind: 'nothing' });
    },
  );

  const anyStatus = fc.constantFrom<TaskStatus>('upcoming', 'started', 'workDone', 'completed', 'unknown');
  const anySteps = fc
    .array(fc.constantFrom<StepStatus>('notStarted', 'inProgress', 'complete', 'unknown'), { maxLength: 4 })
    .map((statuses) => statuses.map((status) => aStep({ status })));
  const anything = fc.record({
    status: optional(anyStatus),
    missing: optional(fc.nat(3)),
    steps: optional(anySteps),
  });

  it('never says opposite things, whatever the backend sends [PAPER-05]', () => {
    fc.assert(
      fc.property(anything, (known) => {
        const { documents, next, isOver } = taskNotes(known);
        const missing = getOrElse(() => 0)(known.missing);
        const isNeeded = documents === 'needed' || documents === 'moreNeeded';
        // 'Completed' beside a step that comes next, or a document that is needed.
        expect(isOver && (!['nothing', 'allDone'].includes(next.kind) || isNeeded)).toBe(false);
        // 'Nothing is missing' beside a document that is, and the other way round.
        const isNoneSaid = documents === 'noneMissing' || documents === 'ourTurn';
        expect(isNoneSaid).toBe(isSome(known.missing) && missing === 0);
        expect(documents === 'ourTurn' && next.kind === 'allDone').toBe(false);
        // Whose step is next.
        expect(next.kind === 'step' && !next.isOurs && documents === 'ourTurn').toBe(false);
        // 'Next from you' beside nothing that is needed.
        expect(next.kind === 'yours' && !isNeeded).toBe(false);
        // 'All steps complete' beside one that is not.
        const open = isSome(known.steps) && known.steps.value.some(({ status }) => status !== 'complete');
        expect(open && ['allDone', 'closing'].includes(next.kind)).toBe(false);
        // 'All steps complete' beside documents that are needed.
        expect(isNeeded && (next.kind === 'closing' || next.kind === 'allDone')).toBe(false);
      }),
    );
  });
});
