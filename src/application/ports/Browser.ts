/** A tab opened within the customer's click, whose address follows once it is known (decisions AMB-45). */
export interface OpenedTab {
  /** Goes to a safe address (domain/addresses), in this tab where the browser let none open; false for any other. */
  readonly show: (address: string) => boolean;
  readonly close: () => void;
}

/** A file that the portal itself has written. */
export interface WrittenFile {
  readonly name: string;
  /** Its media type, such as 'text/calendar'. */
  readonly type: string;
  readonly text: string;
}

export abstract class Browser {
  abstract userAgent(): string;
  /** The portal's own address without a trailing slash. */
  abstract origin(): string;
  /** Whether the page was opened by a link or by hand, and not met again by Back, Forward or a reload. */
  abstract isNewVisit(): boolean;
  /** Leaves for a safe address in this tab; any other address is refused with false. */
  abstract leaveFor(address: string): boolean;
  /** Replaces the present address, so that Back does not return here; refusals as in leaveFor. */
  abstract replaceWith(address: string): boolean;
  abstract openTab(): OpenedTab;
  /** Opens a safe address in a new tab at once, in this one where the browser lets none open; false for any other. */
  abstract openInTab(address: string): boolean;
  /** Hands a file to the customer as a download. */
  abstract saveFile(file: WrittenFile): void;
}
