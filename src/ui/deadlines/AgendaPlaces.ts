/** The parts of the page that are folded away until they are asked for. */
export type FoldedPart = 'earlier' | 'later' | 'more' | 'aside';

/** Where the customer was on the page. */
export interface AgendaPlace {
  readonly open: ReadonlySet<FoldedPart>;
  /** The first date in view, and how many pixels below the top of the window it began. */
  readonly id: string;
  readonly top: number;
}

/** A date to scroll to: to where it stood when the customer left, else to the middle of the window, with the focus. */
export interface WantedDate {
  readonly id: string;
  readonly top?: number;
}

/** Keeps the place of each entry of the browser's history while the customer is signed in, so that Back returns to it. */
export class AgendaPlaces {
  private readonly places = new Map<string, AgendaPlace>();

  of(entry: string): AgendaPlace | undefined {
    return this.places.get(entry);
  }

  keep(entry: string, place: AgendaPlace): void {
    this.places.set(entry, place);
  }
}
