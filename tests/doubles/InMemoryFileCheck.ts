import { fromNullable } from 'fp-ts/Option';
import type { CheckedFile, FileCheck } from '../../src/application/ports/FileCheck';
import type { UploadFile } from '../../src/application/ports/UploadFile';
import { type FileFindings, nothingFound } from '../../src/domain/documents/fileFindings';
import type { FileWarning } from '../../src/domain/documents/fileWarnings';
import type { TaskId } from '../../src/domain/work/task';

/** A check whose warnings and pages are given by file name; `gate` holds it until the test opens it. */
export class InMemoryFileCheck implements FileCheck {
  warnings: ReadonlyMap<string, readonly FileWarning[]> = new Map();
  pages: ReadonlyMap<string, number> = new Map();
  gate: Promise<void> = Promise.resolve();
  isFetching = false;
  /** An upload waits for the check until the test ends this. */
  waiting: Promise<void> = new Promise(() => undefined);
  readonly asked: CheckedFile[] = [];
  readonly sent: (readonly [string, TaskId])[] = [];

  async findingsFor(chosen: CheckedFile, signal: AbortSignal): Promise<FileFindings> {
    this.asked.push(chosen);
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await Promise.race([this.gate, aborted]);
    if (signal.aborted) return nothingFound;
    const { name } = chosen.file;
    return { warnings: this.warnings.get(name) ?? [], pages: fromNullable(this.pages.get(name)) };
  }

  longEnough(): Promise<void> {
    return this.waiting;
  }

  wasSent(file: UploadFile, task: TaskId): void {
    this.sent.push([file.name, task]);
  }
}
