/** The page of the file cabinet, as far as the list of several files needs it. */
export interface CabinetPage {
  /** Whether another upload of the page is under way, which a reload would stop. */
  readonly isBusy: () => boolean;
  /** Reads the files again, where the page is not loaded again. */
  readonly readAgain: () => void;
}
