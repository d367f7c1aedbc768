import type { RefObject } from 'react';

/** The page of the file cabinet, as far as the list of several files needs it. */
export interface CabinetPage {
  /** Whether another upload of the page is under way, which a reload would stop. */
  readonly isBusy: () => boolean;
  /** Reads the files again, where the page is not loaded again. */
  readonly readAgain: () => void;
}

/** What the dialog for several files is given by that page. */
export interface SeveralUploadsProps {
  readonly page: CabinetPage;
  /** How often the customer has pressed the button that opens the dialog. */
  readonly presses: number;
  /** Files that were dropped where one has room: the dialog begins with them. */
  readonly dropped: readonly File[];
  /** The button that opens the dialog, for the focus afterwards. */
  readonly opener: RefObject<HTMLElement | null>;
}
