import type { ChosenFile, FileCheck } from '../../src/application/ports/FileCheck';
import type { UploadFile } from '../../src/application/ports/UploadFile';
import type { FileWarning } from '../../src/domain/documents/fileWarnings';
import type { TaskId } from '../../src/domain/work/task';

/** A check whose warnings are given by file name; `gate` holds it until the test opens it. */
export class InMemoryFileCheck implements FileCheck {
  warnings: ReadonlyMap<string, readonly FileWarning[]> = new Map();
  gate: Promise<void> = Promise.resolve();
  readonly asked: ChosenFile[] = [];
  readonly sent: (readonly [string, TaskId])[] = [];

  async warningsFor(chosen: ChosenFile, signal: AbortSignal): Promise<readonly FileWarning[]> {
    this.asked.push(chosen);
    const aborted = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
    });
    await Promise.race([this.gate, aborted]);
    return signal.aborted ? [] : (this.warnings.get(chosen.file.name) ?? []);
  }

  wasSent(file: UploadFile, task: TaskId): void {
    this.sent.push([file.name, task]);
  }
}
