import { isRight } from 'fp-ts/Either';
import { isNone, isSome, none, type Option } from 'fp-ts/Option';
import { policyOf, taskOf } from '../../domain/documents/destination';
import { type FileKind, fileKindOf } from '../../domain/documents/fileKind';
import { type FileFindings, nothingFound } from '../../domain/documents/fileFindings';
import { warningsOf } from '../../domain/documents/fileWarnings';
import { pictureKindIn } from '../../domain/documents/leadingBytes';
import { checkUpload } from '../../domain/documents/uploadPolicy';
import type { TaskId } from '../../domain/work/task';
import type { CheckedFile, FetchedCheck } from '../ports/FileCheck';
import type { FileMeter } from '../ports/FileMeter';
import type { SentDigests } from '../ports/SentDigests';
import type { UploadFile } from '../ports/UploadFile';

export interface MeasuringFileCheckDependencies {
  readonly meter: FileMeter;
  readonly sent: SentDigests;
}

/** As what a file is measured: none for one that its place refuses; a page is what its bytes say. */
const measuredKind = ({ to, file }: CheckedFile): Option<FileKind> => {
  if (to.kind === 'page') return pictureKindIn(file.firstBytes);
  return isRight(checkUpload(policyOf(to), file)) ? fileKindOf(file) : none;
};

/** Measures a chosen file and says what would make it useless; a refused file is not measured (CHECK-01). */
export class MeasuringFileCheck implements FetchedCheck {
  private readonly digests = new WeakMap<UploadFile, string>();

  constructor(private readonly deps: MeasuringFileCheckDependencies) {}

  get isFetching(): boolean {
    return this.deps.meter.isFetching;
  }

  async findingsFor(chosen: CheckedFile, signal: AbortSignal): Promise<FileFindings> {
    const { to, file } = chosen;
    const kind = measuredKind(chosen);
    if (isNone(kind)) return nothingFound;
    const facts = await this.deps.meter.measure(file, kind.value, signal);
    if (isNone(facts)) return nothingFound;
    const { digest, pages } = facts.value;
    if (isSome(digest)) this.digests.set(file, digest.value);
    const task = to.kind === 'page' ? none : taskOf(to);
    const sent = isSome(task) ? this.deps.sent.digestsFor(task.value) : [];
    return { warnings: warningsOf(facts.value, sent), pages };
  }

  wasSent(file: UploadFile, task: TaskId): void {
    const digest = this.digests.get(file);
    if (digest !== undefined) this.deps.sent.add(task, digest);
  }
}
