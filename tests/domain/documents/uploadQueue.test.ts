import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { cabinetPolicy } from '../../../src/domain/documents/uploadPolicy';
import {
  allCancelled,
  allRetried,
  begun,
  cancelled,
  ended,
  held,
  isBeingSent,
  isNext,
  isReloadDue,
  mayTryAgain,
  nextWaiting,
  noUploads,
  released,
  removed,
  resumed,
  retried,
  tallyOf,
  unsentOnly,
  type UploadQueue,
  withChosen,
} from '../../../src/domain/documents/uploadQueue';
import { someBytes } from './someBytes';

const aChosen = (name: string) => ({ name, size: 10, type: '', firstBytes: someBytes.pdf });
type Chosen = ReturnType<typeof aChosen>;
type Queue = UploadQueue<Chosen, string>;

const listOf = (...names: readonly string[]): Queue =>
  withChosen(noUploads, cabinetPolicy, names.map(aChosen));
const statuses = ({ files }: Queue): readonly string[] => files.map(({ status }) => status.kind);

const sent = { kind: 'sent' } as const;
const failed = { kind: 'failed', problem: 'lost', isLasting: false } as const;

/** Sends the file of that id, with this outcome. */
const sending = (queue: Queue, id: number, outcome: Parameters<typeof ended<Chosen, string>>[2]): Queue =>
  ended(begun(queue, id), id, outcome);

describe('a list of several files', () => {
  it('takes files in the order of choosing, each under an id of its own [CHECK-06]', () => {
    const queue = withChosen(listOf('a.pdf', 'b.pdf'), cabinetPolicy, [aChosen('a.pdf')]);
    expect(queue.files.map(({ id, file }) => [id, file.name])).toEqual([
      [1, 'a.pdf'],
      [2, 'b.pdf'],
      [3, 'a.pdf'],
    ]);
    expect(statuses(queue)).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('gives no id twice, also after a file was removed', () => {
    const queue = withChosen(removed(listOf('a.pdf', 'b.pdf'), 2), cabinetPolicy, [aChosen('c.pdf')]);
    expect(queue.files.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('lists a file that the policy refuses with the reason, and never gives it a turn [CHECK-06]', () => {
    const queue = listOf('sheet.xlsx');
    expect(queue.files[0]?.status).toMatchObject({ kind: 'refused', refused: { kind: 'FileTypeRefused' } });
    expect(nextWaiting(queue)).toEqual(none);
    expect(statuses(retried(begun(queue, 1), 1))).toEqual(['refused']);
  });

  it('sends one at a time, the first that waits', () => {
    const queue = begun(listOf('a.pdf', 'b.pdf'), 1);
    expect(statuses(queue)).toEqual(['sending', 'waiting']);
    expect(begun(queue, 2)).toEqual(queue);
    expect(nextWaiting(ended(queue, 1, sent))).toMatchObject({ value: { id: 2 } });
  });

  it('knows which file is being sent', () => {
    const queue = begun(listOf('a.pdf', 'b.pdf'), 1);
    expect([1, 2, 3].map((id) => isBeingSent(queue, id))).toEqual([true, false, false]);
    expect(isBeingSent(listOf('a.pdf'), 1)).toBe(false);
  });

  it('cancels a waiting file; one that is being sent ends by its sending alone', () => {
    expect(statuses(cancelled(listOf('a.pdf'), 1))).toEqual(['cancelled']);
    const queue = begun(listOf('a.pdf'), 1);
    expect(cancelled(queue, 1)).toEqual(queue);
    expect(statuses(ended(queue, 1, { kind: 'cancelled' }))).toEqual(['cancelled']);
    expect(statuses(allCancelled(begun(listOf('a.pdf', 'b.pdf', 'c.pdf'), 2)))).toEqual([
      'cancelled',
      'sending',
      'cancelled',
    ]);
  });

  it('tries a failed or cancelled file again in its own place, and no other [CHECK-06]', () => {
    const queue = cancelled(sending(listOf('a.pdf', 'b.pdf', 'c.pdf'), 1, failed), 2);
    expect(queue.files[0]?.status).toEqual(failed);
    const again = retried(retried(queue, 1), 2);
    expect(statuses(again)).toEqual(['waiting', 'waiting', 'waiting']);
    expect(nextWaiting(again)).toMatchObject({ value: { id: 1 } });
    const done = sending(listOf('a.pdf'), 1, sent);
    expect(retried(done, 1)).toEqual(done);
  });

  it('tries all that failed again with one press, and nothing else [CHECK-06]', () => {
    const one = sending(listOf('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.xlsx'), 1, sent);
    const queue = cancelled(sending(sending(one, 2, failed), 3, failed), 4);
    expect(statuses(allRetried(queue))).toEqual(['sent', 'waiting', 'waiting', 'cancelled', 'refused']);
  });

  it('gives a held file no turn until it is released, whatever comes after it [CHECK-01]', () => {
    const queue = held(listOf('a.pdf', 'b.pdf'), 1);
    expect(statuses(queue)).toEqual(['held', 'waiting']);
    expect([isNext(queue, 1), isNext(queue, 2)]).toEqual([false, true]);
    expect(statuses(begun(queue, 1))).toEqual(['held', 'waiting']);
    expect(statuses(released(queue))).toEqual(['waiting', 'waiting']);
    expect(isNext(released(queue), 1)).toBe(true);
    expect(isNext(noUploads, 1)).toBe(false);
  });

  it('holds only what waits, and releases only what is held [CHECK-01]', () => {
    const queue = cancelled(sending(listOf('a.pdf', 'b.pdf', 'c.pdf'), 1, sent), 2);
    expect(statuses(held(held(queue, 1), 2))).toEqual(['sent', 'cancelled', 'waiting']);
    expect(released(queue)).toEqual(queue);
  });

  it('lets all that was held, failed or was cancelled wait again, whatever the failure [FILES-16]', () => {
    const lasting = { ...failed, isLasting: true };
    const one = sending(listOf('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.xlsx', 'f.pdf'), 1, sent);
    const queue = begun(held(cancelled(sending(one, 2, lasting), 3), 4), 6);
    expect(statuses(resumed(queue))).toEqual(['sent', 'waiting', 'waiting', 'waiting', 'refused', 'sending']);
  });

  it('removes a held file, and cancels it with all others', () => {
    const queue = held(listOf('a.pdf', 'b.pdf'), 1);
    expect(removed(queue, 1).files.map(({ id }) => id)).toEqual([2]);
    expect(statuses(allCancelled(queue))).toEqual(['cancelled', 'cancelled']);
    expect(cancelled(queue, 1)).toEqual(queue);
  });

  it('ends only what is being sent', () => {
    const queue = listOf('a.pdf');
    expect(ended(queue, 1, sent)).toEqual(queue);
  });

  it('removes any file but the one that is being sent', () => {
    expect(removed(listOf('a.pdf'), 1).files).toEqual([]);
    const queue = begun(listOf('a.pdf'), 1);
    expect(removed(queue, 1)).toEqual(queue);
  });

  it('keeps what is still to be sent or tried again', () => {
    const queue = cancelled(
      sending(sending(listOf('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'), 1, sent), 2, failed),
      3,
    );
    expect(unsentOnly(queue).files.map(({ file }) => file.name)).toEqual(['b.pdf', 'd.pdf']);
    expect(unsentOnly(held(queue, 4)).files.map(({ id }) => id)).toEqual([2, 4]);
    expect(unsentOnly(begun(listOf('a.pdf', 'b.xlsx'), 1)).files.map(({ id }) => id)).toEqual([1]);
  });
});

describe('the reload after several files', () => {
  it('is due once one was sent and none waits, is being sent or failed [CHECK-06]', () => {
    const one = sending(listOf('a.pdf', 'b.pdf'), 1, sent);
    expect(isReloadDue(one)).toBe(false);
    expect(isReloadDue(begun(one, 2))).toBe(false);
    expect(isReloadDue(held(one, 2))).toBe(false);
    expect(isReloadDue(sending(one, 2, failed))).toBe(false);
    expect(isReloadDue(removed(sending(one, 2, failed), 2))).toBe(true);
    expect(isReloadDue(cancelled(one, 2))).toBe(true);
    expect(isReloadDue(sending(one, 2, sent))).toBe(true);
  });

  it('is not due where nothing was sent', () => {
    expect(isReloadDue(noUploads)).toBe(false);
    expect(isReloadDue(cancelled(listOf('a.pdf', 'b.xlsx'), 1))).toBe(false);
  });
});

it('tries none again whose failure would last', () => {
  const lasting = { ...failed, isLasting: true };
  const one = sending(sending(listOf('a.pdf', 'b.pdf', 'c.pdf'), 1, failed), 2, lasting);
  expect(one.files.map(({ status }) => mayTryAgain(status))).toEqual([true, false, false]);
  expect(mayTryAgain({ kind: 'cancelled' })).toBe(true);
  expect(statuses(allRetried(one))).toEqual(['waiting', 'failed', 'waiting']);
  expect(tallyOf(one)).toMatchObject({ failed: 2, retriable: 1 });
});

it('the tally leaves out what is not to be sent', () => {
  const queue = sending(sending(listOf('a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.xlsx'), 1, sent), 2, failed);
  expect(tallyOf(queue)).toEqual({ sent: 1, failed: 1, retriable: 1, held: 0, refused: 1, total: 4 });
  expect(tallyOf(cancelled(begun(queue, 3), 4))).toEqual({
    sent: 1,
    failed: 1,
    retriable: 1,
    held: 0,
    refused: 1,
    total: 3,
  });
  expect(tallyOf(held(queue, 3))).toEqual({
    sent: 1,
    failed: 1,
    retriable: 1,
    held: 1,
    refused: 1,
    total: 4,
  });
});
