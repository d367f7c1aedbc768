import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, none } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { FileGateway } from '../../application/ports/FileGateway';
import type { UploadToCabinet } from '../../application/documents/UploadToCabinet';
import type { FileCheck } from '../../application/ports/FileCheck';
import type { Clock } from '../../application/ports/Clock';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { Timer } from '../../application/ports/Timer';
import type { UploadFile } from '../../application/ports/UploadFile';
import { checkDateChoice } from '../../domain/documents/dateWindow';
import type { CabinetFile } from '../../domain/documents/file';
import { filterFiles } from '../../domain/documents/fileFilter';
import { searchFiles } from '../../domain/documents/fileSearch';
import { type FilterChip, filterChips } from '../../domain/documents/filterChips';
import { type FileFilter, noFileFilter } from '../../domain/documents/filterChoices';
import { CABINET_RELOAD_MS } from '../../domain/documents/limits';
import { cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { Command } from '../state/Command';
import type { Run } from '../state/RunProgress';
import { FileChoice } from '../state/FileChoice';
import { Loadable } from '../state/Loadable';
import { Sentence } from '../state/Sentence';
import { tellFailure } from '../state/tellFailure';
import { documentTexts } from '../texts/documentTexts';
import { FileChecking } from './FileChecking';
import { cabinetUploadText } from './uploadErrorText';

export interface FileCabinetDependencies {
  readonly files: FileGateway;
  readonly upload: UploadToCabinet;
  readonly check: FileCheck;
  readonly download: DownloadFile;
  readonly notifier: Notifier;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly log: Log;
}

/** The file cabinet: the list with search and filters, and one upload at a time. */
export class FileCabinetStore {
  readonly files: Loadable<readonly CabinetFile[], GatewayError>;
  readonly uploading: Command<readonly []>;
  readonly downloading: Command<readonly [CabinetFile]>;
  search = '';
  filter: FileFilter = noFileFilter;
  isFiltering = false;
  /** The filter that is edited in the dialog, until Apply. */
  draft: FileFilter = noFileFilter;
  readonly choice = new FileChoice();
  readonly checking: FileChecking;
  readonly uploadProblem = new Sentence();
  uploadedName = '';
  /** After the customer leaves the page, a running upload reports its result as a notice. */
  private hasLeft = false;
  private cancelReload: () => void = () => undefined;

  constructor(private readonly deps: FileCabinetDependencies) {
    this.files = new Loadable((signal) => deps.files.cabinet(signal)());
    this.uploading = new Command((run) => this.upload(run));
    this.checking = new FileChecking(deps.check);
    this.downloading = new Command(({ signal }, file) => this.download(file, signal));
    makeAutoObservable<this, 'deps' | 'hasLeft' | 'cancelReload'>(
      this,
      {
        deps: false,
        hasLeft: false,
        cancelReload: false,
        files: false,
        uploading: false,
        downloading: false,
        filter: observableRef,
        draft: observableRef,
        choice: false,
        checking: false,
      },
      { autoBind: true },
    );
  }

  /** The files that match search and filters (AMB-22). */
  get shown(): readonly CabinetFile[] {
    const found = searchFiles(this.files.value ?? [], this.search);
    return filterFiles(found, this.filter, this.deps.clock.now());
  }

  get chips(): readonly FilterChip[] {
    return filterChips(this.filter);
  }

  get canApply(): boolean {
    return !isSome(this.draft.date) || isRight(checkDateChoice(this.draft.date.value));
  }

  /** Whether no other file can be chosen: after a success the page reloads, and what is chosen until then would be lost. */
  get isBusy(): boolean {
    return this.uploading.isRunning || this.uploadedName !== '';
  }

  open(): void {
    this.hasLeft = false;
  }

  close(): void {
    this.hasLeft = true;
    this.cancelReload();
  }

  typeSearch(text: string): void {
    this.search = text;
  }

  openFilters(): void {
    this.draft = this.filter;
    this.isFiltering = true;
  }

  closeFilters(): void {
    this.isFiltering = false;
  }

  choose(change: Partial<FileFilter>): void {
    this.draft = { ...this.draft, ...change };
  }

  /** Filters the list and logs the choice (FILES-08). */
  apply(): void {
    if (!this.canApply) return;
    this.deps.log.info(documentTexts.filterLog, this.draft);
    this.filter = this.draft;
    this.isFiltering = false;
  }

  setFilter(filter: FileFilter): void {
    this.filter = filter;
  }

  showAll(): void {
    this.filter = noFileFilter;
    this.draft = noFileFilter;
    this.isFiltering = false;
    this.search = '';
  }

  /** Name of the file to upload; '' when there is none. */
  get chosenName(): string {
    return isSome(this.choice.file) ? this.choice.file.value.name : '';
  }

  chooseFile(file: Promise<UploadFile> | undefined): void {
    this.choice.choose(file);
    this.checking.forget();
    if (file !== undefined) void this.checking.start(file, { policy: cabinetPolicy, task: none });
    this.forgetUpload();
  }

  private async upload(run: Run): Promise<void> {
    this.forgetUpload();
    const chosen = await this.choice.settled();
    // A press before the check has ended sends nothing that the customer should know of first (CHECK-01).
    if (!(await this.checking.hasTold(run.signal))) {
      if (this.hasLeft) this.fail(() => documentTexts.notUploaded(this.chosenName));
      return;
    }
    const sent = await this.deps.upload.execute(chosen, run);
    if (isLeft(sent)) this.fail(() => cabinetUploadText(sent.left));
    else this.finish();
    // The server may have stored a file whose upload was cancelled.
    if (isLeft(sent) && sent.left.kind === 'Cancelled' && !this.hasLeft) void this.files.reloadQuietly();
  }

  private fail(problem: () => string): void {
    if (this.hasLeft) this.deps.notifier.failure(problem());
    else this.uploadProblem.say(problem);
  }

  private finish(): void {
    const name = this.chosenName;
    this.choice.forget();
    this.checking.forget();
    if (this.hasLeft) return this.deps.notifier.success(documentTexts.uploadedElsewhere(name));
    this.uploadedName = name;
    this.cancelReload = this.deps.timer.after(CABINET_RELOAD_MS, () => this.deps.reloader.reload());
  }

  private forgetUpload(): void {
    this.uploadProblem.clear();
    this.uploadedName = '';
  }

  private async download(file: CabinetFile, signal: AbortSignal): Promise<void> {
    const result = await this.deps.download.execute(file.path, signal);
    tellFailure(this.deps.notifier, result, () => documentTexts.linkFailed);
  }
}
