import { none } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { UploadFile } from '../../application/ports/UploadFile';
import { type FileFindings, nothingFound } from '../../domain/documents/fileFindings';
import { cabinetPolicy } from '../../domain/documents/uploadPolicy';

interface FindingsOfListDependencies {
  readonly check: FileCheck;
  /** Whether the file is still in the list, so that looking at it is of use. */
  readonly isListed: (file: UploadFile) => boolean;
  /** Called for a file that the customer is to be warned of. */
  readonly onWarned: (file: UploadFile) => void;
}

/** Looks at the files of the list one after the other, as they are chosen, so that one at a time is in memory (CHECK-01). */
export class FindingsOfList {
  /** The file that is being looked at. */
  current: UploadFile | undefined = undefined;
  private found: ReadonlyMap<UploadFile, FileFindings> = new Map();
  private readonly ends = new WeakMap<UploadFile, Promise<void>>();
  private last: Promise<void> = Promise.resolve();
  private source = new AbortController();

  constructor(private readonly deps: FindingsOfListDependencies) {
    makeAutoObservable<this, 'deps' | 'ends' | 'last' | 'source' | 'found'>(
      this,
      { deps: false, ends: false, last: false, source: false, current: observableRef, found: observableRef },
      { autoBind: true },
    );
  }

  add(files: readonly UploadFile[]): void {
    for (const file of files) {
      this.last = this.last.then(() => this.look(file));
      this.ends.set(file, this.last);
    }
  }

  /** Ends once that file has been looked at. */
  async ended(file: UploadFile): Promise<void> {
    await this.ends.get(file);
  }

  findingsOf(file: UploadFile): FileFindings {
    return this.found.get(file) ?? nothingFound;
  }

  /** Ends the look at a file; what could not be looked at is not warned of. */
  stop(): void {
    this.source.abort();
    this.source = new AbortController();
  }

  private async look(file: UploadFile): Promise<void> {
    if (!this.deps.isListed(file)) return;
    this.lookAt(file);
    const { signal } = this.source;
    const findings = await this.deps.check.findingsFor({ file, policy: cabinetPolicy, task: none }, signal);
    this.lookAt(undefined);
    this.find(file, findings);
  }

  private lookAt(file: UploadFile | undefined): void {
    this.current = file;
  }

  private find(file: UploadFile, findings: FileFindings): void {
    this.found = new Map([...this.found, [file, findings]]);
    if (findings.warnings.length > 0) this.deps.onWarned(file);
  }
}
