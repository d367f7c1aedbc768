import type { ContainerModule } from 'inversify';
import * as ports from '../../application/ports';
import type { ReportAddresses } from '../../infrastructure/config/DeploymentConfiguration';
import { HttpFaultReports } from '../../infrastructure/reports/HttpFaultReports';
import { HttpVitals } from '../../infrastructure/reports/HttpVitals';
import { readRelease } from '../../infrastructure/reports/readRelease';
import { featureModule } from '../featureModule';

/** What an operator hears; loaded only where an address for it is configured. */
export const reportsModule = ({ errors, vitals }: ReportAddresses): ContainerModule =>
  featureModule(({ bind }) => {
    const release = readRelease(window.fetch.bind(window));
    bind(ports.FaultReports).toResolvedValue(
      (timer) => new HttpFaultReports({ address: errors, release, timer }),
      [ports.Timer],
    );
    bind(ports.Vitals).toResolvedValue(
      (timer) => new HttpVitals({ address: vitals, release, timer }),
      [ports.Timer],
    );
  });
