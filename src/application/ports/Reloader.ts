export abstract class Reloader {
  /** Loads the document anew (decisions AMB-20). */
  abstract reload(): void;
}
