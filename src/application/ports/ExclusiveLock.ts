/** A lock that every tab of this browser shares. */
export abstract class ExclusiveLock {
  /** Runs the work while nobody else runs work under this name; where tabs cannot lock each other out, at once. */
  abstract run<A>(name: string, work: () => Promise<A>): Promise<A>;
}
