/** Messages on the page that assistive technology announces (decisions AMB-18). */
export abstract class Notifier {
  /** A failure: role alert, stays at least four seconds. The cause is the failed call; undefined for what no call caused. */
  abstract failure(text: string, cause: unknown): void;
  /** A success: role status. */
  abstract success(text: string): void;
}
