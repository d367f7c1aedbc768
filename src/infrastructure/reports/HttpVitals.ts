import type { Vitals } from '../../application/ports/Vitals';
import type { Vital } from '../../application/reports/vital';
import { BeaconBatch, type BatchSettings } from './BeaconBatch';

/** Web vitals to an address of the deployment's own. */
export class HttpVitals implements Vitals {
  private readonly batch: BeaconBatch<Vital>;

  constructor(settings: BatchSettings) {
    this.batch = new BeaconBatch(settings);
  }

  report(vital: Vital): void {
    this.batch.add(vital);
  }
}
