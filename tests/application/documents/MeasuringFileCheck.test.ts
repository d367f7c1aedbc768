import fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { MeasuringFileCheck } from '../../../src/application/documents/MeasuringFileCheck';
import { SendFile } from '../../../src/application/documents/SendFile';
import type { FileMeter } from '../../../src/application/ports/FileMeter';
import type { SentDigests } from '../../../src/application/ports/SentDigests';
import type { ChosenFile } from '../../../src/application/ports/UploadFile';
import type { FileFacts } from '../../../src/domain/documents/fileFacts';
import type { FileKind } from '../../../src/domain/documents/fileKind';
import { nothingFound } from '../../../src/domain/documents/fileFindings';
import type { FileWarning } from '../../../src/domain/documents/fileWarnings';
import { type TaskId, taskId } from '../../../src/domain/work/task';
import { aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { aDocumentOfTask } from '../../domain/documents/aFile';
import { someFacts } from '../../domain/documents/someFacts';

class GivenFacts implements FileMeter {
  readonly measured: string[] = [];
  readonly kinds: FileKind[] = [];
  isFetching = false;

  constructor(private readonly facts: Option<FileFacts>) {}

  measure({ name }: ChosenFile['file'], kind: FileKind): Promise<Option<FileFacts>> {
    this.measured.push(name);
    this.kinds.push(kind);
    return Promise.resolve(this.facts);
  }
}

class KeptDigests implements SentDigests {
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
  const sent = new KeptDigests();
  return { meter, sent, check: new MeasuringFileCheck({ meter, sent }) };
};

const warned = (...warnings: readonly FileWarning[]) => ({ ...nothingFound, warnings });
const { signal } = new AbortController();
const to = aDocumentOfTask();
const chosen = (file = aChosenFile('pdf')): ChosenFile => ({ to, file });

describe('the check of a chosen file', () => {
  it('tells what its facts mean [CHECK-01]', async () => {
    const { check } = checkOf(some(someFacts({ needsPassword: true })));
    expect(await check.findingsFor(chosen(), signal)).toEqual(warned({ kind: 'PasswordNeeded' }));
  });

  it('looks at a picture that becomes a page as what its bytes say, whatever its place would refuse [CHECK-01] [CHECK-05]', async () => {
    const { check, meter } = checkOf(some(someFacts({ isCutOff: true })));
    const findings = (file: ChosenFile['file']) => check.findingsFor({ to: { kind: 'page' }, file }, signal);
    expect(await findings(aChosenFile('webp', { name: 'a.jpg' }))).toEqual(warned({ kind: 'CutOff' }));
    expect(meter.kinds).toEqual(['webp']);
    expect(await findings(aChosenFile('pdf', { name: 'b.jpg' }))).toEqual(nothingFound);
    expect(meter.kinds).toEqual(['webp']);
  });

  it('tells how many pages a PDF has', async () => {
    const { check } = checkOf(some(someFacts({ pages: some(12) })));
    expect(await check.findingsFor(chosen(), signal)).toEqual({ warnings: [], pages: some(12) });
  });

  it('says whether code that measures is on its way [CHECK-02]', () => {
    const { check, meter } = checkOf(none);
    expect(check.isFetching).toBe(false);
    meter.isFetching = true;
    expect(check.isFetching).toBe(true);
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
    check.wasSent(first.file, to.taskId);
    const again = chosen(aChosenFile('pdf', { name: 'again.pdf' }));
    expect(await check.findingsFor(again, signal)).toEqual(warned({ kind: 'SentBefore' }));
    expect(await check.findingsFor({ ...again, to: { ...to, taskId: taskId('4') } }, signal)).toEqual(
      nothingFound,
    );
    expect(await check.findingsFor({ ...again, to: { kind: 'cabinet' } }, signal)).toEqual(nothingFound);
  });

  it('remembers no file that it has not measured', async () => {
    const { check, sent } = checkOf(some(someFacts({ digest: some('ab') })));
    check.wasSent(aChosenFile('pdf'), to.taskId);
    expect(sent.digestsFor(to.taskId)).toEqual([]);
    expect(await check.findingsFor(chosen(), signal)).toEqual(nothingFound);
  });

  it('refuses no file, whatever was measured [CHECK-01]', async () => {
    const pictures = fc.record({
      width: fc.nat(9000),
      height: fc.nat(9000),
      look: fc.constantFrom(none, some({ lightest: 0, detail: 0, ink: 0, sharpness: 0, letterHeight: none })),
    });
    const anyFacts = fc.record({
      digest: fc.constantFrom(none, some('ab')),
      needsPassword: fc.boolean(),
      isForOthersOnly: fc.boolean(),
      isCutOff: fc.boolean(),
      isUnopenable: fc.boolean(),
      isNoWorkbook: fc.boolean(),
      pages: fc.constantFrom(none, some(0), some(12)),
      picture: fc.option(pictures).map((picture) => (picture === null ? none : some(picture))),
    });
    await fc.assert(
      fc.asyncProperty(anyFacts, async (facts) => {
        const files = new InMemoryFileGateway();
        const { file } = chosen();
        await checkOf(some(facts)).check.findingsFor({ ...chosen(), file }, signal);
        const sent = await new SendFile({ files, keys: new InMemoryIdempotencyKeys() }).execute(
          { to, file },
          { signal, onProgress: () => undefined },
        );
        expect(isRight(sent)).toBe(true);
      }),
    );
  });
});
