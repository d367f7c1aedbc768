import { describe, expect, it } from 'vitest';
import { LazyFileCheck } from '../../../src/application/documents/LazyFileCheck';
import type { ChosenFile } from '../../../src/application/ports/UploadFile';
import { nothingFound } from '../../../src/domain/documents/fileFindings';
import type { FileWarning } from '../../../src/domain/documents/fileWarnings';
import {
  CHECK_CODE_MS,
  LONGEST_CHECK_MS,
  MEASURING_MS,
  MEASURING_STEP_MS,
} from '../../../src/domain/documents/limits';
import { aDocumentOfTask } from '../../domain/documents/aFile';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const warned = (...warnings: readonly FileWarning[]) => ({ ...nothingFound, warnings });
const { signal } = new AbortController();
const to = aDocumentOfTask();
const chosen = (): ChosenFile => ({ to, file: aChosenFile('pdf') });

const onDemand = (load = () => Promise.resolve(new InMemoryFileCheck())) => {
  const timer = new InMemoryTimer();
  return { timer, check: new LazyFileCheck({ load, timer }) };
};

const locked = (): InMemoryFileCheck => {
  const check = new InMemoryFileCheck();
  check.warnings = new Map([['some.pdf', [{ kind: 'PasswordNeeded' }]]]);
  return check;
};

const heldUp = (check: LazyFileCheck): { isOver: boolean } => {
  const upload = { isOver: false };
  void check.findingsFor(chosen(), signal);
  void check.longEnough().then(() => (upload.isOver = true));
  return upload;
};

/** Lets the time pass as the check counts it. */
const passSteps = async (timer: InMemoryTimer, milliseconds: number): Promise<void> => {
  for (let passed = 0; passed < milliseconds; passed += MEASURING_STEP_MS) {
    timer.pass(MEASURING_STEP_MS);
    await new Promise<void>((resolve) => {
      queueMicrotask(() => queueMicrotask(resolve));
    });
  }
};

describe('the check that is fetched with the first file', () => {
  it('is fetched once and asked for each file', async () => {
    const asked = locked();
    let loads = 0;
    const { check, timer } = onDemand(() => {
      loads += 1;
      return Promise.resolve(asked);
    });
    expect(loads).toBe(0);
    expect(await check.findingsFor(chosen(), signal)).toEqual(warned({ kind: 'PasswordNeeded' }));
    await check.findingsFor(chosen(), signal);
    expect([loads, asked.asked.length, timer.count]).toEqual([1, 2, 0]);
  });

  it('goes on for a minute, and tells nothing of what takes longer [CHECK-02]', async () => {
    const slow = locked();
    slow.gate = new Promise(() => undefined);
    const { check, timer } = onDemand(() => Promise.resolve(slow));
    const findings = check.findingsFor(chosen(), signal);
    await Promise.resolve();
    timer.pass(LONGEST_CHECK_MS - 1);
    expect(timer.count).toBe(1);
    timer.pass(1);
    expect(await findings).toEqual(nothingFound);
    expect(LONGEST_CHECK_MS).toBe(60_000);
  });

  it('holds an upload up for 3 s in which no code is on its way [CHECK-02]', async () => {
    const { promise: code, resolve: bring } = Promise.withResolvers<InMemoryFileCheck>();
    const fetched = locked();
    fetched.gate = new Promise(() => undefined);
    const { check, timer } = onDemand(() => code);
    const upload = heldUp(check);
    await passSteps(timer, 3750);
    bring(fetched);
    await passSteps(timer, MEASURING_MS / 2);
    // Such as the library that reads a PDF.
    fetched.isFetching = true;
    await passSteps(timer, 3750);
    fetched.isFetching = false;
    await passSteps(timer, MEASURING_MS / 2 - MEASURING_STEP_MS);
    expect(upload.isOver).toBe(false);
    await passSteps(timer, MEASURING_STEP_MS);
    expect(upload.isOver).toBe(true);
    expect(MEASURING_MS).toBe(3000);
  });

  it('holds an upload up for 18 s at most where its code does not come', async () => {
    const { check, timer } = onDemand(() => new Promise(() => undefined));
    const upload = heldUp(check);
    await passSteps(timer, 18_000 - MEASURING_STEP_MS);
    expect(upload.isOver).toBe(false);
    await passSteps(timer, MEASURING_STEP_MS);
    expect(upload.isOver).toBe(true);
    expect(CHECK_CODE_MS + MEASURING_MS).toBe(18_000);
  });

  it('tells nothing when its code is missing or it fails, and is fetched again for the next file [CHECK-02]', async () => {
    const answers = [Promise.reject(new Error('missing')), Promise.resolve(locked())];
    const { check } = onDemand(() => answers.shift() ?? Promise.resolve(new InMemoryFileCheck()));
    expect(await check.findingsFor(chosen(), signal)).toEqual(nothingFound);
    expect(await check.findingsFor(chosen(), signal)).toEqual(warned({ kind: 'PasswordNeeded' }));
    const failing = new InMemoryFileCheck();
    failing.gate = Promise.reject(new Error('broken'));
    expect(await onDemand(() => Promise.resolve(failing)).check.findingsFor(chosen(), signal)).toEqual(
      nothingFound,
    );
  });

  it('stops with its caller', async () => {
    const controller = new AbortController();
    const slow = locked();
    slow.gate = new Promise(() => undefined);
    const { check, timer } = onDemand(() => Promise.resolve(slow));
    const findings = check.findingsFor(chosen(), controller.signal);
    controller.abort();
    expect(await findings).toEqual(nothingFound);
    expect(timer.count).toBe(0);
  });

  it('has nothing to do with its caller once it has ended', async () => {
    const controller = new AbortController();
    const signals: AbortSignal[] = [];
    const asked = locked();
    const { check } = onDemand(() =>
      Promise.resolve(
        Object.assign(asked, {
          findingsFor: (_: unknown, inner: AbortSignal) => {
            signals.push(inner);
            return Promise.resolve(nothingFound);
          },
        }),
      ),
    );
    await check.findingsFor(chosen(), controller.signal);
    controller.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('hands on what was sent once it is there', async () => {
    const asked = locked();
    const { check } = onDemand(() => Promise.resolve(asked));
    check.wasSent(aChosenFile('pdf'), to.taskId);
    await check.findingsFor(chosen(), signal);
    check.wasSent(aChosenFile('pdf'), to.taskId);
    expect(asked.sent).toEqual([['some.pdf', to.taskId]]);
  });
});
