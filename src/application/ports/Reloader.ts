export abstract class Reloader {
  /** Loads the document again (decisions AMB-20). */
  abstract reload(): void;
  /** Whether the portal answers now, so that a reload brings a page. */
  abstract canReload(): Promise<boolean>;
}
