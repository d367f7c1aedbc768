import { isRight } from 'fp-ts/Either';
import { isSome, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observable, observableRef, runInAction, when } from 'mobx';
import type { ReadSentFiles, SentFiles } from '../../application/documents/ReadSentFiles';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { FileGateway } from '../../application/ports/FileGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { SharedFiles } from '../../application/ports/SharedFiles';
import type { CabinetFile } from '../../domain/documents/file';
import { type CabinetParts, cabinetParts } from '../../domain/documents/sentFiles';
import { type CalendarDay, indianDay } from '../../domain/dates/instant';
import { filterFiles } from '../../domain/documents/fileFilter';
import { searchFiles } from '../../domain/documents/fileSearch';
import { type FilterChip, filterChips } from '../../domain/documents/filterChips';
import { type FileFilter, noFileFilter } from '../../domain/documents/filterChoices';
import { fieldsOfFilter, filterOfFields } from '../../domain/documents/filterFields';
import type { TypedFields } from '../../domain/typed/typedFields';
import { Loadable } from '../state/Loadable';
import { RowCommand } from '../state/RowCommand';
import { tellFailure } from '../state/tellFailure';
import type { PageClock } from '../state/PageClock';
import { texts } from '../texts/texts';
import { cabinetAddresses } from './cabinetAddresses';
import { FilterDraft } from './FilterDraft';
import { SingleUpload, type SingleUploadDependencies } from './SingleUpload';
import { tagText } from './tagText';

export interface FileCabinetDependencies extends SingleUploadDependencies {
  readonly files: FileGateway;
  readonly sentFiles: ReadSentFiles;
  readonly shared: SharedFiles;
  readonly download: DownloadFile;
  readonly clock: PageClock;
  readonly log: Log;
}

/** The file cabinet: the list with search and filters. */
export class FileCabinetStore {
  readonly files: Loadable<readonly CabinetFile[], GatewayError>;
  /** What the expert sent with the steps of tasks; it comes after the cabinet's own files. */
  readonly sent: Loadable<SentFiles, GatewayError>;
  readonly downloading: RowCommand<CabinetFile>;
  /** How many files that other apps shared are kept on the device. */
  sharedCount = 0;
  search = '';
  filter: FileFilter = noFileFilter;
  readonly draft: FilterDraft;
  readonly upload: SingleUpload;
  /** Paths of what was handed to the browser, unless another try failed. */
  private readonly downloaded = observable.set<string>();
  private zipsWaiting = 0;
  private stopCounting = (): void => undefined;

  constructor(private readonly deps: FileCabinetDependencies) {
    this.files = new Loadable((signal) => deps.files.cabinet(signal)());
    this.sent = new Loadable((signal) => deps.sentFiles.execute(signal));
    this.draft = new FilterDraft({ onApply: (filter) => this.apply(filter) });
    this.downloading = new RowCommand(
      ({ signal }, file) => this.download(file, signal),
      ({ path }) => path,
    );
    this.upload = new SingleUpload(deps, this.files);
    makeAutoObservable<this, 'deps' | 'downloaded' | 'zipsWaiting' | 'stopCounting'>(
      this,
      {
        deps: false,
        zipsWaiting: false,
        stopCounting: false,
        files: false,
        sent: false,
        downloading: false,
        isDownloaded: false,
        downloaded: false,
        filter: observableRef,
        draft: false,
        upload: false,
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
    return [...this.shownSent, ...this.shownOwn];
  }

  get shownSent(): readonly CabinetFile[] {
    return this.matching(this.parts.sent);
  }

  get shownOwn(): readonly CabinetFile[] {
    return this.matching(this.parts.own);
  }

  get chips(): readonly FilterChip[] {
    return filterChips(this.filter);
  }

  open(): void {
    if (!this.sent.isUnderWay) void this.sent.reload();
    void this.countShared();
    // What is sent from the page of shared files goes on after that page is left.
    this.stopCounting = this.deps.shared.onRemoved(() => void this.countShared());
    const kept = this.deps.forms.join(cabinetAddresses.list, () => this.lookedFor());
    if (isSome(kept)) {
      this.search = kept.value['search'] ?? '';
      this.filter = filterOfFields(kept.value);
    }
    this.upload.open();
  }

  close(): void {
    this.stopCounting();
    if (this.zipsWaiting === 0) this.sent.forget();
    this.deps.forms.leave(cabinetAddresses.list);
    this.upload.close();
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

  // A device that cannot be read is told of where the files are wanted.
  private async countShared(): Promise<void> {
    const count = await this.deps.shared.count().catch(() => 0);
    runInAction(() => {
      this.sharedCount = count;
    });
  }

  private get parts(): CabinetParts {
    return cabinetParts(this.files.value ?? [], this.sent.value?.files ?? []);
  }

  private get today(): CalendarDay {
    return indianDay(this.deps.clock.now());
  }

  private matching(files: readonly CabinetFile[]): readonly CabinetFile[] {
    return filterFiles(searchFiles(files, this.search, tagText), this.filter, this.today);
  }

  /** Filters the list and logs the choice (FILES-08). */
  private apply(filter: FileFilter): void {
    this.deps.log.info(texts().document.filterLog, filter);
    this.filter = filter;
  }

  private lookedFor(): Option<TypedFields> {
    return some({ search: this.search, ...fieldsOfFilter(this.filter) });
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
