import { isSameService } from '../catalogue/sameService';
import type { Quotation } from './quotation';

const filled = (names: readonly string[]): readonly string[] =>
  names.map((name) => name.trim()).filter((name) => name !== '');

/** The service names of a quotation: those of its items, else its service name (QUOT-06). */
export const namesOrService = (ofItems: readonly string[], serviceName: string): readonly string[] => {
  const names = filled(ofItems);
  return names.length > 0 ? names : filled([serviceName]);
};

/** Whether a quotation is one of that service: by its own name, or by that of one of its items (HOME-06, QKIT-01, AMB-58). */
export const isOfService = (
  { serviceName, names }: Pick<Quotation, 'serviceName' | 'names'>,
  service: string,
): boolean => [serviceName, ...names].some((name) => isSameService(name, service));
