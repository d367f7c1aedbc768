import { isNone, none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { CabinetFile } from '../../domain/documents/file';
import { type CabinetLine, cabinetLines, type Grouping } from '../../domain/documents/grouping';
import { previewPlace, type PreviewPlace } from '../../domain/documents/preview';
import type { SoughtItem } from '../kit/WindowedList';
import type { FileCabinetStore } from './FileCabinetStore';

/** How the customer looks at the cabinet: its groups, the files that they select, and the file that is previewed. */
export class CabinetView {
  grouping: Option<Grouping> = none;
  isSelecting = false;
  /** The previewed file; it stays until its dialog has closed. */
  previewed: CabinetFile | undefined = undefined;
  isPreviewing = false;
  /** Whether the previewed file is the one whose row was pressed, not one beside it. */
  isFirstPreview = true;
  /** The row that the focus goes back to. */
  sought: SoughtItem | undefined = undefined;
  private readonly selected = observable.set<string>();

  constructor(
    private readonly store: FileCabinetStore,
    readonly showsPdf: boolean,
  ) {
    makeAutoObservable<this, 'store' | 'selected'>(
      this,
      {
        store: false,
        showsPdf: false,
        selected: false,
        isSelected: false,
        areSelected: false,
        grouping: observableRef,
        previewed: observableRef,
        sought: observableRef,
      },
      { autoBind: true },
    );
  }

  /** 'Recents'; with what the expert sent where the customer groups. */
  get lines(): readonly CabinetLine[] {
    return cabinetLines(isNone(this.grouping) ? this.store.shownOwn : this.store.shown, this.grouping);
  }

  /** What the expert sent, by service and year, where the customer does not group (PAPER-02). */
  get sentLines(): readonly CabinetLine[] {
    return isNone(this.grouping) ? cabinetLines(this.store.shownSent, some('tag-year')) : [];
  }

  /** The listed files, in their order. */
  get shown(): readonly CabinetFile[] {
    return [...this.sentLines, ...this.lines].map(({ file }) => file);
  }

  /** What the zip takes: the selected files, also those that a search hides now; without a selection all that is shown. */
  get toDownload(): readonly CabinetFile[] {
    return this.isSelecting ? this.store.all.filter((file) => this.isSelected(file)) : this.shown;
  }

  /** The same once it is all there: without a selection what the expert sent is waited for, where it is still being read. */
  async allToDownload(signal: AbortSignal): Promise<readonly CabinetFile[]> {
    if (!this.isSelecting) await this.store.sentSettled(signal);
    return this.toDownload;
  }

  /** How many of the selected files a search or filter hides. */
  get hiddenCount(): number {
    const shown = new Set(this.store.shown.map(({ id }) => id));
    return this.isSelecting ? this.toDownload.filter(({ id }) => !shown.has(id)).length : 0;
  }

  get place(): PreviewPlace | undefined {
    return this.previewed && previewPlace(this.shown, this.previewed, this.showsPdf);
  }

  isSelected({ id }: CabinetFile): boolean {
    return this.selected.has(id);
  }

  areSelected(files: readonly CabinetFile[]): boolean {
    return files.every((file) => this.isSelected(file));
  }

  group(grouping: Option<Grouping>): void {
    this.grouping = grouping;
  }

  beginSelecting(): void {
    this.isSelecting = true;
  }

  endSelecting(): void {
    this.isSelecting = false;
    this.selected.clear();
  }

  /** Selects these files, or unselects them where all of them are selected. */
  toggle(files: readonly CabinetFile[]): void {
    const areAll = this.areSelected(files);
    for (const { id } of files) {
      if (areAll) this.selected.delete(id);
      else this.selected.add(id);
    }
  }

  preview(file: CabinetFile): void {
    this.isFirstPreview = !this.isPreviewing;
    this.previewed = file;
    this.isPreviewing = true;
  }

  closePreview(): void {
    this.isPreviewing = false;
  }

  /** Called once the dialog is gone: the focus goes to the row of the file that was shown last (VAULT-03). */
  endPreview(): void {
    if (this.previewed !== undefined) this.seek(this.previewed);
    this.previewed = undefined;
  }

  private seek({ id }: CabinetFile): void {
    const onFound = (row: HTMLElement): void => {
      row.scrollIntoView({ block: 'nearest' });
      row.querySelector<HTMLElement>('[data-preview]')?.focus({ preventScroll: true });
      this.forgetSought();
    };
    this.sought = { key: id, onFound };
  }

  private forgetSought(): void {
    this.sought = undefined;
  }
}
