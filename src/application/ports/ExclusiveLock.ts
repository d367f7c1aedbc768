/** A lock that every tab of this browser shares. */
export abstract class ExclusiveLock {
  /** Runs the work while no other work runs under this name; runs it at once in browsers without a lock between tabs. */
  abstract run<A>(name: string, work: () => Promise<A>): Promise<A>;
}
