export abstract class Reloader {
  /** Loads the document again (decisions AMB-20). */
  abstract reload(): void;
  /** Whether the portal responds now, so that a reload can succeed. */
  abstract canReload(): Promise<boolean>;
}
