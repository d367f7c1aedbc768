import type { FaultReports } from '../../application/ports/FaultReports';
import { type Fault, ownFrames, withoutValues } from '../../application/reports/fault';

const faultOf = (thrown: unknown, kind: Fault['kind'], route: string): Fault =>
  thrown instanceof Error
    ? {
        kind,
        name: thrown.name,
        message: withoutValues(thrown.message),
        stack: ownFrames(thrown.stack ?? ''),
        route,
      }
    : { kind, name: typeof thrown, message: '', stack: [], route };

/** Tells of every error that nothing has caught, and of those that an error boundary passes on to the window. */
export const watchFaults = (reports: FaultReports, routeNow: () => string): void => {
  window.addEventListener('error', (event: ErrorEvent) => {
    const thrown: unknown = event.error;
    reports.report(faultOf(thrown, 'error', routeNow()));
  });
  window.addEventListener('unhandledrejection', (event) => {
    const thrown: unknown = event.reason;
    reports.report(faultOf(thrown, 'rejection', routeNow()));
  });
};
