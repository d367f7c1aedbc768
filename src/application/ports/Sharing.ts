/** What is handed to others: a text, and mostly the address of a page of the portal or of a file. */
export interface Shared {
  readonly text: string;
  readonly address?: string;
}

/** The ways in which a device hands something to others. */
export abstract class Sharing {
  /** Opens the device's share sheet; false where it has none or refuses. A sheet that the customer closes is true. */
  abstract share(shared: Shared): Promise<boolean>;
  /** Whether the browser has a clipboard for pages: it has none for one without https. */
  abstract canCopy(): boolean;
  /** Puts a text on the clipboard; false where the browser does not let it. */
  abstract copy(text: string): Promise<boolean>;
}
