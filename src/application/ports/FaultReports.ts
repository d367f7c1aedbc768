import type { Fault } from '../reports/fault';

/** Tells the operator of faults of the portal's code. Never fails and is never awaited. */
export abstract class FaultReports {
  abstract report(fault: Fault): void;
}
