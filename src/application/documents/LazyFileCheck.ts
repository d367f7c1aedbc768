import {
  CHECK_CODE_MS,
  LONGEST_CHECK_MS,
  MEASURING_MS,
  MEASURING_STEP_MS,
} from '../../domain/documents/limits';
import { type FileFindings, nothingFound } from '../../domain/documents/fileFindings';
import type { TaskId } from '../../domain/work/task';
import type { CheckedFile, FetchedCheck, FileCheck } from '../ports/FileCheck';
import { lazyOnce } from '../waiting/lazyOnce';
import { onAbort } from '../ports/stoppedWaiting';
import type { Timer } from '../ports/Timer';
import type { UploadFile } from '../ports/UploadFile';

export interface LazyFileCheckDependencies {
  readonly load: () => Promise<FetchedCheck>;
  readonly timer: Timer;
}

/**
 * Fetches the code of the check with the first file that is chosen, and holds nobody up: code that is missing, a check that
 * fails or one that never ends warns of nothing (CHECK-02).
 */
export class LazyFileCheck implements FileCheck {
  private readonly load: () => Promise<FetchedCheck>;
  private loaded: FetchedCheck | undefined;

  constructor(private readonly deps: LazyFileCheckDependencies) {
    // What was lost is fetched again with the next file.
    this.load = lazyOnce(async () => (this.loaded = await deps.load()));
  }

  async findingsFor(chosen: CheckedFile, signal: AbortSignal): Promise<FileFindings> {
    const controller = new AbortController();
    const release = onAbort(signal, () => controller.abort());
    const cancelTimer = this.deps.timer.after(LONGEST_CHECK_MS, () => controller.abort());
    try {
      return await Promise.race([this.check(chosen, controller.signal), this.nothingOnceAborted(controller)]);
    } catch {
      return nothingFound;
    } finally {
      release();
      cancelTimer();
    }
  }

  /** What code takes to come does not count: neither the check's own nor that of what reads the file. */
  async longEnough(): Promise<void> {
    let measured = 0;
    for (let waited = 0; waited < CHECK_CODE_MS + MEASURING_MS; waited += MEASURING_STEP_MS) {
      await this.after(MEASURING_STEP_MS);
      if (this.loaded?.isFetching === false) measured += MEASURING_STEP_MS;
      if (measured >= MEASURING_MS) return;
    }
  }

  wasSent(file: UploadFile, task: TaskId): void {
    this.loaded?.wasSent(file, task);
  }

  private after(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.deps.timer.after(milliseconds, resolve));
  }

  private async check(chosen: CheckedFile, signal: AbortSignal): Promise<FileFindings> {
    const check = await this.load();
    return check.findingsFor(chosen, signal);
  }

  private nothingOnceAborted({ signal }: AbortController): Promise<FileFindings> {
    return new Promise((resolve) => {
      onAbort(signal, () => resolve(nothingFound));
    });
  }
}
