import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { CheckFile } from '../../../src/application/documents/CheckFile';
import { FileCheckOnDemand } from '../../../src/application/documents/FileCheckOnDemand';
import { UploadTaskDocument } from '../../../src/application/documents/UploadTaskDocument';
import type { ChosenFile } from '../../../src/application/ports/FileCheck';
import type { FileMeter } from '../../../src/application/ports/FileMeter';
import type { SentFiles } from '../../../src/application/ports/SentFiles';
import type { FileFacts } from '../../../src/domain/documents/fileFacts';
import { nothingFound } from '../../../src/domain/documents/fileFindings';
import type { FileWarning } from '../../../src/domain/documents/fileWarnings';
import { taskDocumentId } from '../../../src/domain/documents/file';
import { MEASURING_MS } from '../../../src/domain/documents/limits';
import { cabinetPolicy, taskPolicy } from '../../../src/domain/documents/uploadPolicy';
import { userId } from '../../../src/domain/session/user';
import { type TaskId, taskId } from '../../../src/domain/work/task';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { someFacts } from '../../domain/documents/someFacts';

class GivenFacts implements FileMeter {
  readonly measured: string[] = [];

  constructor(private readonly facts: Option<FileFacts>) {}

  measure({ name }: ChosenFile['file']): Promise<Option<FileFacts>> {
    this.measured.push(name);
    return Promise.resolve(this.facts);
  }
}

class KeptDigests implements SentFiles {
  private readonly digests = new Map<TaskId, readonly string[]>();

  digestsFor(task: TaskId): readonly string[] {
    return this.digests.get(task) ?? [];
  }

  add(task: TaskId, digest: string): void {
    this.digests.set(task, [...this.digestsFor(task), digest]);
  }
}

const checkOf = (facts: Option<FileFacts>) => {
  const meter = new GivenFacts(facts);
  return { meter, check: new CheckFile({ meter, sent: new KeptDigests() }) };
};

const warned = (...warnings: readonly FileWarning[]) => ({ ...nothingFound, warnings });
const { signal } = new AbortController();
const task = taskId('3');
const chosen = (file = aChosenFile('pdf')): ChosenFile => ({ file, policy: taskPolicy, task: some(task) });

describe('the check of a chosen file', () => {
  it('tells what its facts mean [CHECK-01]', async () => {
    const { check } = checkOf(some(someFacts({ needsPassword: true })));
    expect(await check.findingsFor(chosen(), signal)).toEqual(warned({ kind: 'PasswordNeeded' }));
  });

  it('tells how many pages a PDF has', async () => {
    const { check } = checkOf(some(someFacts({ pages: some(12) })));
    expect(await check.findingsFor(chosen(), signal)).toEqual({ warnings: [], pages: some(12) });
  });

  it('tells nothing where nothing could be measured [CHECK-02]', async () => {
    expect(await checkOf(none).check.findingsFor(chosen(), signal)).toEqual(nothingFound);
  });

  it.each([
    ['another type', aChosenFile('zip')],
    ['no known type', aChosenFile('pdf', { name: 'notes.txt', type: 'text/plain' })],
    ['no bytes', aChosenFile('pdf', { size: 0 })],
    ['bytes of another kind', aChosenFile('pdf', { firstBytes: [1, 2, 3] })],
  ])('measures no file that the policy refuses: %s', async (_, file) => {
    const { check, meter } = checkOf(some(someFacts({ isCutOff: true })));
    expect(await check.findingsFor(chosen(file), signal)).toEqual(nothingFound);
    expect(meter.measured).toEqual([]);
  });

  it('notices the bytes that were sent for the same task, and for no other place [CHECK-01]', async () => {
    const { check } = checkOf(some(someFacts({ digest: some('ab') })));
    const first = chosen();
    expect(await check.findingsFor(first, signal)).toEqual(nothingFound);
    check.wasSent(first.file, task);
    const again = chosen(aChosenFile('pdf', { name: 'again.pdf' }));
    expect(await check.findingsFor(again, signal)).toEqual(warned({ kind: 'SentBefore' }));
    expect(await check.findingsFor({ ...again, task: some(taskId('4')) }, signal)).toEqual(nothingFound);
    expect(await check.findingsFor({ ...again, policy: cabinetPolicy, task: none }, signal)).toEqual(
      nothingFound,
    );
  });

  it('remembers no file that it has not measured', async () => {
    const { check } = checkOf(some(someFacts({ digest: some('ab') })));
    check.wasSent(aChosenFile('pdf'), task);
    expect(await check.findingsFor(chosen(), signal)).toEqual(nothingFound);
  });

  it('refuses no file, whatever was measured [CHECK-01]', async () => {
    const pictures = fc.record({
      width: fc.nat(9000),
      height: fc.nat(9000),
      look: fc.constantFrom(none, some({ lightest: 0, detail: 0, sharpness: 0 })),
    });
    const anyFacts = fc.record({
      digest: fc.constantFrom(none, some('ab')),
      needsPassword: fc.boolean(),
      isCutOff: fc.boolean(),
      pages: fc.constantFrom(none, some(0), some(12)),
      picture: fc.option(pictures).map((picture) => (picture === null ? none : some(picture))),
    });
    await fc.assert(
      fc.asyncProperty(anyFacts, async (facts) => {
        const files = new InMemoryFileGateway();
        const { file } = chosen();
        await checkOf(some(facts)).check.findingsFor({ ...chosen(), file }, signal);
        const document = { id: taskDocumentId('1'), name: 'PAN card', files: [] };
        const sent = await new UploadTaskDocument({ files }).execute(
          { taskId: task, userId: userId('7'), createdBy: '9', document, file },
          { signal, onProgress: () => undefined },
        );
        expect(isRight(sent)).toBe(true);
      }),
    );
  });
});

const onDemand = (load = () => Promise.resolve(new InMemoryFileCheck())) => {
  const timer = new InMemoryTimer();
  return { timer, check: new FileCheckOnDemand({ load, timer }) };
};

const locked = (): InMemoryFileCheck => {
  const check = new InMemoryFileCheck();
  check.warnings = new Map([['some.pdf', [{ kind: 'PasswordNeeded' }]]]);
  return check;
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

  it('tells nothing after 3 s, and stops measuring [CHECK-02]', async () => {
    const slow = locked();
    slow.gate = new Promise(() => undefined);
    const { check, timer } = onDemand(() => Promise.resolve(slow));
    const findings = check.findingsFor(chosen(), signal);
    await Promise.resolve();
    timer.pass(MEASURING_MS - 1);
    expect(timer.count).toBe(1);
    timer.pass(1);
    expect(await findings).toEqual(nothingFound);
    expect(MEASURING_MS).toBe(3000);
  });

  it('tells nothing when its code does not come within 3 s [CHECK-02]', async () => {
    const { check, timer } = onDemand(() => new Promise(() => undefined));
    const findings = check.findingsFor(chosen(), signal);
    timer.pass(MEASURING_MS);
    expect(await findings).toEqual(nothingFound);
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

  it('hands on what was sent once it is there', async () => {
    const asked = locked();
    const { check } = onDemand(() => Promise.resolve(asked));
    check.wasSent(aChosenFile('pdf'), task);
    await check.findingsFor(chosen(), signal);
    check.wasSent(aChosenFile('pdf'), task);
    expect(asked.sent).toEqual([['some.pdf', task]]);
  });
});
