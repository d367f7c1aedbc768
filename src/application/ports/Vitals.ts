import type { Vital } from '../reports/vital';

/** Tells the operator how fast pages are for real customers. Never fails and is never awaited. */
export abstract class Vitals {
  abstract report(vital: Vital): void;
}
