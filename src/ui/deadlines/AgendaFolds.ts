import { makeAutoObservable, observable } from 'mobx';
import type { PagePart } from '../../domain/deadlines/page';
import type { FoldedPart } from './AgendaPlaces';

const isFolded = (part: PagePart): part is PagePart & FoldedPart => part !== 'overdue' && part !== 'coming';

/** Which of the folded parts of the page are open. */
export class AgendaFolds {
  private readonly unfolded = observable.set<FoldedPart>();

  constructor() {
    makeAutoObservable<this, 'unfolded'>(this, { unfolded: false, has: false }, { autoBind: true });
  }

  get all(): ReadonlySet<FoldedPart> {
    return new Set(this.unfolded);
  }

  has(part: FoldedPart): boolean {
    return this.unfolded.has(part);
  }

  toggle(part: FoldedPart): void {
    if (!this.unfolded.delete(part)) this.unfolded.add(part);
  }

  /** Opens the part if it is one that can be folded. */
  open(part: PagePart): void {
    if (isFolded(part)) this.unfolded.add(part);
  }

  restore(parts: ReadonlySet<FoldedPart>): void {
    this.unfolded.replace([...parts]);
  }
}
