import { isLeft } from 'fp-ts/Either';
import { isSome, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import { readTypedDay } from '../../domain/dates/typedDay';
import { checkDateChoice } from '../../domain/documents/dateWindow';
import { customDays, type FileFilter, noFileFilter } from '../../domain/documents/filterChoices';

type RangeEnd = 'from' | 'to';

/** The filter of the cabinet as it is edited in the dialog, until Apply. */
export class FilterDraft {
  isOpen = false;
  filter: FileFilter = noFileFilter;
  /** The ends of the range whose fields hold what is no day. */
  private faultyDays: readonly RangeEnd[] = [];

  constructor(private readonly deps: { readonly onApply: (filter: FileFilter) => void }) {
    makeAutoObservable<this, 'deps' | 'faultyDays'>(
      this,
      { deps: false, filter: observableRef, faultyDays: observableRef },
      { autoBind: true },
    );
  }

  get isRangeReversed(): boolean {
    return isSome(this.filter.date) && isLeft(checkDateChoice(this.filter.date.value));
  }

  get canApply(): boolean {
    return !this.isRangeReversed && this.faultyDays.length === 0;
  }

  open(filter: FileFilter): void {
    this.filter = filter;
    this.faultyDays = [];
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  choose(change: Partial<FileFilter>): void {
    this.filter = { ...this.filter, ...change };
    if (change.date !== undefined) this.faultyDays = [];
  }

  /** Types the first or the last day of a range; what is no day leaves that end open, and Apply waits for it. */
  typeDay(end: RangeEnd, text: string, isFaulty: boolean): void {
    const others = this.faultyDays.filter((one) => one !== end);
    this.choose({ date: some({ ...customDays(this.filter), [end]: readTypedDay(text) }) });
    this.faultyDays = isFaulty ? [...others, end] : others;
  }

  apply(): void {
    if (!this.canApply) return;
    this.deps.onApply(this.filter);
    this.close();
  }
}
