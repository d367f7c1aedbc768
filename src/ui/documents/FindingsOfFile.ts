import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChosenFile, FileCheck } from '../../application/ports/FileCheck';
import { onAbort } from '../../application/ports/stoppedWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import { type FileFindings, nothingFound } from '../../domain/documents/fileFindings';
import type { FileWarning } from '../../domain/documents/fileWarnings';

/** Where a chosen file is to go. */
type Place = Omit<ChosenFile, 'file'>;

/** The check of the file that a form holds; the latest file counts (CHECK-01). */
export class FindingsOfFile {
  private findings: FileFindings = nothingFound;
  isRunning = false;
  private source = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly check: FileCheck) {
    makeAutoObservable<this, 'check' | 'source' | 'running' | 'findings'>(
      this,
      { check: false, source: false, running: false, findings: observableRef },
      { autoBind: true },
    );
  }

  get warnings(): readonly FileWarning[] {
    return this.findings.warnings;
  }

  /** How many pages a PDF has, where that is known. */
  get pages(): FileFindings['pages'] {
    return this.findings.pages;
  }

  /** Checks a file in place of the one before; resolves once it is checked or another one has taken its place. */
  start(file: Promise<UploadFile>, place: Place): Promise<void> {
    this.forget();
    this.isRunning = true;
    this.running = this.read(file, place);
    return this.running;
  }

  /** Ends a running check without a warning. */
  forget(): void {
    this.source.abort();
    this.source = new AbortController();
    this.findings = nothingFound;
    this.isRunning = false;
  }

  /** Whether the customer has been told all there is to tell; a check that runs is awaited, until the signal aborts. */
  async hasTold(signal: AbortSignal): Promise<boolean> {
    if (!this.isRunning) return true;
    const release = onAbort(signal, () => this.forget());
    await this.running;
    release();
    return this.warnings.length === 0;
  }

  private async read(file: Promise<UploadFile>, place: Place): Promise<void> {
    const { signal } = this.source;
    const findings = await this.check.findingsFor({ ...place, file: await file }, signal);
    runInAction(() => {
      if (signal.aborted) return;
      this.findings = findings;
      this.isRunning = false;
    });
  }
}
