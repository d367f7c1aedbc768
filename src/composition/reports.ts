import type { Container } from 'inversify';
import * as ports from '../application/ports';
import type { ReportAddresses } from '../infrastructure/config/DeploymentConfiguration';
import { sampleVitals } from '../infrastructure/reports/sampleVitals';
import { watchFaults } from '../infrastructure/reports/watchFaults';
import { routePattern } from '../ui/shell/routePattern';
import { reportsModule } from './modules/reportsModule';

const routeNow = (): string => routePattern(window.location.pathname);

/** Begins what tells the operator of faults and web vitals. */
export const beginReports = (container: Container, addresses: ReportAddresses): void => {
  container.load(reportsModule(addresses));
  if (addresses.errors) watchFaults(container.get(ports.FaultReports), routeNow);
  if (addresses.vitals) sampleVitals(container.get(ports.Vitals), routeNow());
};
