/** Messages on the page that assistive technology announces (decisions AMB-18). */
export abstract class Notifier {
  /** A failure: role alert, stays at least four seconds. */
  abstract failure(text: string): void;
  /** A success: role status. */
  abstract success(text: string): void;
}
