/** The number on the icon of the installed portal (INST-01); log-out takes it away by itself. */
export abstract class AppBadge {
  /** Shows how much needs the customer, and nothing for 0; does nothing where the browser has no such number. */
  abstract show(count: number): void;
  /** Takes the number away until it is counted again: what it counted was answered, so that it is no longer true. */
  abstract clear(): void;
}
