import type { FaultReports } from '../../application/ports/FaultReports';
import { type Fault, MOST_FAULTS } from '../../application/reports/fault';
import { BeaconBatch, type BatchSettings } from './BeaconBatch';

/** Faults to an address of the deployment's own; each once, and of one page ten at most. */
export class HttpFaultReports implements FaultReports {
  private readonly told = new Set<string>();
  private readonly batch: BeaconBatch<Fault>;

  constructor(settings: BatchSettings) {
    this.batch = new BeaconBatch(settings);
  }

  report(fault: Fault): void {
    const same = `${fault.name} ${fault.message} ${fault.stack[0] ?? ''}`;
    if (this.told.has(same) || this.told.size === MOST_FAULTS) return;
    this.told.add(same);
    this.batch.add(fault);
  }
}
