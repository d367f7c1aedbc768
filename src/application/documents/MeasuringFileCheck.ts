import { isRight } from 'fp-ts/Either';
import { isNone, isSome } from 'fp-ts/Option';
import { policyOf, taskOf } from '../../domain/documents/destination';
import { fileKindOf } from '../../domain/documents/fileKind';
import { type FileFindings, nothingFound } from '../../domain/documents/fileFindings';
import { warningsOf } from '../../domain/documents/fileWarnings';
import { checkUpload } from '../../domain/documents/uploadPolicy';
import type { TaskId } from '../../domain/work/task';
import type { FileCheck } from '../ports/FileCheck';
import type { FileMeter } from '../ports/FileMeter';
import type { SentFiles } from '../ports/SentFiles';
import type { ChosenFile, UploadFile } from '../ports/UploadFile';

export interface MeasuringFileCheckDependencies {
  readonly meter: FileMeter;
  readonly sent: SentFiles;
}

/** Measures a chosen file and says what would make it useless; a refused file is not measured (CHECK-01). */
export class MeasuringFileCheck implements FileCheck {
  private readonly digests = new WeakMap<UploadFile, string>();

  constructor(private readonly deps: MeasuringFileCheckDependencies) {}

  async findingsFor({ to, file }: ChosenFile, signal: AbortSignal): Promise<FileFindings> {
    const kind = fileKindOf(file);
    if (isNone(kind) || !isRight(checkUpload(policyOf(to), file))) return nothingFound;
    const facts = await this.deps.meter.measure(file, kind.value, signal);
    if (isNone(facts)) return nothingFound;
    const { digest, pages } = facts.value;
    if (isSome(digest)) this.digests.set(file, digest.value);
    const task = taskOf(to);
    const sent = isSome(task) ? this.deps.sent.digestsFor(task.value) : [];
    return { warnings: warningsOf(facts.value, sent), pages };
  }

  wasSent(file: UploadFile, task: TaskId): void {
    const digest = this.digests.get(file);
    if (digest !== undefined) this.deps.sent.add(task, digest);
  }
}
