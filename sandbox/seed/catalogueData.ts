import { BUSINESS_SERVICES } from './catalogueBusiness';
import type { SeedService, SeedSubService } from './catalogueShape';
import { TAX_SERVICES } from './catalogueTax';

export const SERVICES: readonly SeedService[] = [...TAX_SERVICES, ...BUSINESS_SERVICES];

const STEPS = [
  { name: 'Documents received', percentage: 20, days: 2 },
  { name: 'Review by expert', percentage: 20, days: 4 },
  { name: 'Preparation', percentage: 30, days: 7 },
  { name: 'Filing with the department', percentage: 20, days: 10 },
  { name: 'Closure', percentage: 10, days: 12 },
];

/** The tracking steps every service goes through; their percentages sum to 100. */
export const stepsOf = (service: SeedSubService): readonly object[] =>
  service.id === 162 ? [{ name: 'Payment received', percentage: 100, days: 1 }] : STEPS;
