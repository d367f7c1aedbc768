import { isLeft, isRight } from 'fp-ts/Either';
import { fromNullable, isSome, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observable, observableRef, when } from 'mobx';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { ReadSentFiles, SentFiles } from '../../application/documents/ReadSentFiles';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { FileGateway } from '../../application/ports/FileGateway';
import type { FileNotSent } from '../../application/documents/SendFile';
import type { QueuedChosen } from '../../application/documents/SendWaiting';
import type { Clock } from '../../application/ports/Clock';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import { isOutcomeUnknown } from '../../application/ports/outcomeUnknown';
import type { Notifier } from '../../application/ports/Notifier';
import type { Reloader } from '../../application/ports/Reloader';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { Timer } from '../../application/ports/Timer';
import { STOPPED_WAITING } from '../../application/ports/stoppedWaiting';
import type { UploadFile } from '../../application/ports/UploadFile';
import { becomesAnothers } from '../../application/session/sessionEnds';
import { type CutOffUploads, fieldsOfUploads, uploadsOfFields } from '../../domain/documents/cutOffUploads';
import type { CabinetFile } from '../../domain/documents/file';
import { type CabinetParts, cabinetParts } from '../../domain/documents/sentFiles';
import { filterFiles } from '../../domain/documents/fileFilter';
import { searchFiles } from '../../domain/documents/fileSearch';
import { type FilterChip, filterChips } from '../../domain/documents/filterChips';
import { type FileFilter, noFileFilter } from '../../domain/documents/filterChoices';
import { fieldsOfFilter, filterOfFields } from '../../domain/documents/filterFields';
import { hasArrived } from '../../domain/documents/hasArrived';
import { CABINET_RELOAD_MS } from '../../domain/documents/limits';
import type { TypedFields } from '../../domain/typed/typedFields';
import { checkChosen, type NoFileChosen } from '../../domain/documents/uploadPolicy';
import { Loadable } from '../state/Loadable';
import { RowCommand } from '../state/RowCommand';
import { Sentence } from '../state/Sentence';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';
import { cabinetAddresses } from './cabinetAddresses';
import { FilterDraft } from './FilterDraft';
import { cabinetUploadText, namingFile } from './uploadErrorText';
import type { UploadPlace } from './UploadPlace';
import type { UploadPlaces } from './UploadPlaces';
import { tagText } from './tagText';

export interface FileCabinetDependencies {
  readonly files: FileGateway;
  readonly places: UploadPlaces;
  readonly sentFiles: ReadSentFiles;
  readonly download: DownloadFile;
  readonly notifier: Notifier;
  readonly reloader: Pick<Reloader, 'reload'>;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly log: Log;
  readonly forms: KeptForms;
  readonly session: SessionStorage;
}

/** The file cabinet: the list with search and filters, and one upload at a time. */
export class FileCabinetStore {
  readonly files: Loadable<readonly CabinetFile[], GatewayError>;
  /** What the expert sent with the steps of tasks; it comes after the cabinet's own files. */
  readonly sent: Loadable<SentFiles, GatewayError>;
  readonly downloading: RowCommand<CabinetFile>;
  search = '';
  filter: FileFilter = noFileFilter;
  readonly draft: FilterDraft;
  /** Where the file is that the customer chose, until it is sent. */
  readonly form: UploadPlace;
  readonly uploadProblem = new Sentence();
  uploadedName = '';
  /** Files that the last page could not send to the end before it was loaded again. */
  cutOff: CutOffUploads = { unsent: [], unclear: [] };
  /** After the customer leaves the page, a running upload reports its result as a notice. */
  private hasLeft = false;
  /** Paths of what was handed to the browser, unless another try failed. */
  private readonly downloaded = observable.set<string>();
  private zipsWaiting = 0;
  private cancelReload: () => void = () => undefined;
  private stopFollowing = (): void => undefined;
  private readonly isAnothers: () => boolean;

  constructor(private readonly deps: FileCabinetDependencies) {
    this.files = new Loadable((signal) => deps.files.cabinet(signal)());
    this.sent = new Loadable((signal) => deps.sentFiles.execute(signal));
    this.form = deps.places.form;
    this.draft = new FilterDraft({ onApply: (filter) => this.apply(filter) });
    this.downloading = new RowCommand(
      ({ signal }, file) => this.download(file, signal),
      ({ path }) => path,
    );
    this.isAnothers = becomesAnothers(deps.session);
    makeAutoObservable<
      this,
      'deps' | 'downloaded' | 'hasLeft' | 'zipsWaiting' | 'cancelReload' | 'stopFollowing' | 'isAnothers'
    >(
      this,
      {
        deps: false,
        hasLeft: false,
        zipsWaiting: false,
        cancelReload: false,
        stopFollowing: false,
        isAnothers: false,
        files: false,
        sent: false,
        downloading: false,
        isDownloaded: false,
        downloaded: false,
        filter: observableRef,
        draft: false,
        cutOff: observableRef,
        form: false,
      },
      { autoBind: true },
    );
  }

  /** All files, the expert's first. */
  get all(): readonly CabinetFile[] {
    return [...this.parts.sent, ...this.parts.own];
  }

  /** The files that match search and filters (AMB-22), the expert's first. */
  get shown(): readonly CabinetFile[] {
    return [...this.shownParts.sent, ...this.shownParts.own];
  }

  get shownParts(): CabinetParts {
    return { sent: this.matching(this.parts.sent), own: this.matching(this.parts.own) };
  }

  get chips(): readonly FilterChip[] {
    return filterChips(this.filter);
  }

  /** Whether no other file can be chosen: after a success the page reloads, and what is chosen until then would be lost. */
  get isBusy(): boolean {
    return this.form.isRunning || this.uploadedName !== '';
  }

  open(): void {
    this.hasLeft = false;
    if (!this.sent.isUnderWay) void this.sent.reload();
    // What an earlier visit left unsent is chosen again.
    if (this.form.isRunning) this.follow();
    else this.form.clear();
    const { forms } = this.deps;
    const kept = forms.join(cabinetAddresses.list, () => this.lookedFor());
    if (isSome(kept)) {
      this.search = kept.value['search'] ?? '';
      this.filter = filterOfFields(kept.value);
    }
    const lost = [
      forms.join(cabinetAddresses.upload, () => this.unsent()),
      forms.take(cabinetAddresses.several),
    ].flatMap((fields) => (isSome(fields) ? [uploadsOfFields(fields.value)] : []));
    this.cutOff = {
      unsent: lost.flatMap(({ unsent }) => unsent),
      unclear: lost.flatMap(({ unclear }) => unclear),
    };
  }

  close(): void {
    this.hasLeft = true;
    if (this.zipsWaiting === 0) this.sent.forget();
    this.deps.forms.leave(cabinetAddresses.list);
    // A running upload goes on.
    if (!this.form.isRunning) this.deps.forms.leave(cabinetAddresses.upload);
    this.cancelReload();
    this.stopFollowing();
  }

  typeSearch(text: string): void {
    this.search = text;
  }

  setFilter(filter: FileFilter): void {
    this.filter = filter;
  }

  showAll(): void {
    this.filter = noFileFilter;
    this.search = '';
    this.draft.close();
  }

  /** Name of the file to upload; '' when there is none. */
  get chosenName(): string {
    return this.form.newest?.file.name ?? '';
  }

  chooseFile(file: Promise<UploadFile> | undefined): void {
    this.form.replace(file);
    this.forgetUpload();
    this.cutOff = { unsent: [], unclear: [] };
  }

  /** Resolves once what the expert sent is there, or is not to be had; a zip of all files waits for it, also after the page was left. */
  async sentSettled(signal: AbortSignal): Promise<void> {
    this.zipsWaiting += 1;
    await when(() => !this.sent.isLoading, { signal }).catch(() => undefined);
    this.zipsWaiting -= 1;
  }

  /** Whether the download of the file has begun and not failed. */
  isDownloaded(file: CabinetFile): boolean {
    return this.downloaded.has(file.path) || this.downloading.of(file) !== undefined;
  }

  /** Sends the chosen file; a press before the check has ended sends nothing that the customer should know of first (CHECK-01). */
  async upload(): Promise<void> {
    if (this.form.isRunning) return;
    this.forgetUpload();
    const before = this.files.value;
    this.form.resume();
    await this.form.sending.run(() => this.end(before));
  }

  /** Sends a file in place of the chosen one. */
  async uploadInstead(file: UploadFile): Promise<void> {
    this.chooseFile(Promise.resolve(file));
    await this.upload();
  }

  private get parts(): CabinetParts {
    return cabinetParts(this.files.value ?? [], this.sent.value?.files ?? []);
  }

  private matching(files: readonly CabinetFile[]): readonly CabinetFile[] {
    return filterFiles(searchFiles(files, this.search, tagText), this.filter, this.deps.clock.now());
  }

  /** What an earlier visit began tells of itself, but not to this list. */
  private follow(): void {
    this.stopFollowing = when(
      () => !this.form.isRunning,
      () => void this.files.reloadQuietly(),
    );
  }

  /** Filters the list and logs the choice (FILES-08). */
  private apply(filter: FileFilter): void {
    this.deps.log.info(texts().document.filterLog, filter);
    this.filter = filter;
  }

  private lookedFor(): Option<TypedFields> {
    return some({ search: this.search, ...fieldsOfFilter(this.filter) });
  }

  private unsent(): Option<TypedFields> {
    const names = this.chosenName === '' ? [] : [this.chosenName];
    return fieldsOfUploads(
      this.form.isRunning ? { unsent: [], unclear: names } : { unsent: names, unclear: [] },
    );
  }

  private async end(before: readonly CabinetFile[] | undefined): Promise<void> {
    await this.tellEnd(before);
    this.deps.forms.changed();
  }

  private async tellEnd(before: readonly CabinetFile[] | undefined): Promise<void> {
    const file = checkChosen(fromNullable(this.form.newest));
    if (isLeft(file)) return this.fail(file.left);
    const { status } = file.right;
    switch (status.kind) {
      case 'sent':
        return this.finish();
      case 'refused':
        return this.fail(status.refused);
      case 'failed':
        return (await this.hasArrived(file.right, status.problem, before))
          ? this.finish()
          : this.fail(status.problem);
      case 'cancelled':
        this.fail(STOPPED_WAITING);
        // The server may have stored a file whose upload was cancelled.
        if (!this.hasLeft) void this.files.reloadQuietly();
        return;
      case 'held':
      case 'waiting':
      case 'sending':
        // The warnings are told where the file is, but not to a customer who has left.
        if (this.hasLeft) this.failElsewhere(texts().document.notUploaded(this.chosenName), undefined);
    }
  }

  private async hasArrived(
    { file }: QueuedChosen,
    problem: FileNotSent,
    before: readonly CabinetFile[] | undefined,
  ): Promise<boolean> {
    if (before === undefined || !isOutcomeUnknown(problem)) return false;
    return (await this.files.reloadQuietly()) && hasArrived(file, before, this.files.value ?? []);
  }

  private fail(problem: NoFileChosen | FileNotSent): void {
    const name = this.chosenName;
    const isElsewhere = this.hasLeft && name !== '';
    const words = (): string => namingFile(cabinetUploadText(problem), name, problem, isElsewhere);
    if (this.hasLeft) this.failElsewhere(words(), problem);
    else this.uploadProblem.say(words, problem);
  }

  private failElsewhere(words: string, cause: unknown): void {
    if (!this.isAnothers()) this.deps.notifier.failure(words, cause);
  }

  private finish(): void {
    const name = this.chosenName;
    this.form.clear();
    if (this.isAnothers()) return;
    if (this.hasLeft) return this.deps.notifier.success(texts().document.uploadedElsewhere(name));
    this.uploadedName = name;
    this.cancelReload = this.deps.timer.after(CABINET_RELOAD_MS, () => this.deps.reloader.reload());
  }

  private forgetUpload(): void {
    this.uploadProblem.clear();
    this.uploadedName = '';
  }

  private ended({ path }: CabinetFile, isDownloaded: boolean): void {
    if (isDownloaded) this.downloaded.add(path);
    else this.downloaded.delete(path);
  }

  private async download(file: CabinetFile, signal: AbortSignal): Promise<void> {
    const result = await this.deps.download.execute(file.path, signal);
    this.ended(file, isRight(result));
    tellFailure(this.deps.notifier, result, () => texts().fileAction.linkFailed);
  }
}
