import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { CheckedFile, FileCheck } from '../../application/ports/FileCheck';
import type { UploadFile } from '../../application/ports/UploadFile';
import { type FileFindings, nothingFound } from '../../domain/documents/fileFindings';

interface FindingsDependencies {
  readonly check: FileCheck;
  readonly to: CheckedFile['to'];
  /** Called for a file that the customer is to be warned of. */
  readonly onWarned: (file: UploadFile) => void;
}

interface Look {
  readonly source: AbortController;
  readonly ended: Promise<FileFindings>;
  /** Undefined until it has ended. */
  readonly findings: FileFindings | undefined;
}

/** Looks at chosen files one after the other, so that one at a time is in memory, and keeps what it finds (CHECK-01). */
export class Findings {
  /** The file that is being looked at. */
  current: UploadFile | undefined = undefined;
  private readonly looks = observable.map<UploadFile, Look>([], { deep: false });
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly deps: FindingsDependencies) {
    makeAutoObservable<this, 'deps' | 'looks' | 'last'>(
      this,
      { deps: false, looks: false, last: false, current: observableRef },
      { autoBind: true },
    );
  }

  check(file: UploadFile): void {
    const source = new AbortController();
    const ended = this.last.then(() => this.look(file, source.signal));
    this.last = ended;
    this.looks.set(file, { source, ended, findings: undefined });
  }

  /** Ends once that file has been looked at, or an upload of it is to wait no longer. */
  async endedForUpload(file: UploadFile): Promise<void> {
    if (this.isChecking(file))
      await Promise.race([this.looks.get(file)?.ended, this.deps.check.longEnough()]);
  }

  of(file: UploadFile): FileFindings {
    return this.looks.get(file)?.findings ?? nothingFound;
  }

  isChecking(file: UploadFile): boolean {
    return this.isChecked(file) && this.looks.get(file)?.findings === undefined;
  }

  /** Whether the file has been looked at, or is to be. */
  isChecked(file: UploadFile): boolean {
    return this.looks.has(file);
  }

  /** Nothing is known of the file any more; a look at it ends. */
  forget(file: UploadFile): void {
    this.looks.get(file)?.source.abort();
    this.looks.delete(file);
  }

  /** Ends with what is found in a file of which nothing is kept here any more. */
  async handOver(file: UploadFile): Promise<FileFindings> {
    const look = this.looks.get(file);
    this.looks.delete(file);
    return (await look?.ended) ?? nothingFound;
  }

  private async look(file: UploadFile, signal: AbortSignal): Promise<FileFindings> {
    if (signal.aborted) return nothingFound;
    this.lookAt(file);
    const { check, to } = this.deps;
    const findings = await check.findingsFor({ to, file }, signal);
    runInAction(() => this.keep(file, findings, signal));
    return findings;
  }

  private lookAt(file: UploadFile | undefined): void {
    this.current = file;
  }

  private keep(file: UploadFile, findings: FileFindings, { aborted }: AbortSignal): void {
    this.lookAt(undefined);
    const look = this.looks.get(file);
    if (aborted || look === undefined) return;
    this.looks.set(file, { ...look, findings });
    if (findings.warnings.length > 0) this.deps.onWarned(file);
  }
}
