/** A tab opened within the customer's click, whose address follows once it is known (decisions AMB-45). */
export interface OpenedTab {
  /** Goes to a safe address (domain/addresses); false for any other, or where the browser let no tab open. */
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
  /** Leaves for a safe address in this tab; any other address is refused with false. */
  abstract leaveFor(address: string): boolean;
  /** Replaces the present address, so that Back does not return here; refusals as in leaveFor. */
  abstract replaceWith(address: string): boolean;
  abstract openTab(): OpenedTab;
  /** Hands a file to the customer as a download. */
  abstract saveFile(file: WrittenFile): void;
}
