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

/** Services with their own steps, by id. */
const OWN_STEPS: Readonly<Record<number, readonly object[]>> = {
  16: [
    { name: 'Application opened', percentage: 10, days: 1 },
    { name: 'Documents received', percentage: 20, days: 3 },
    { name: 'Review by expert', percentage: 20, days: 5 },
    { name: 'Filing with the department', percentage: 30, days: 8 },
    { name: 'Closure', percentage: 20, days: 12 },
  ],
  162: [{ name: 'Payment received', percentage: 100, days: 1 }],
};

/** The tracking steps of a service; their percentages sum to 100. */
export const stepsOf = (service: SeedSubService): readonly object[] => OWN_STEPS[service.id] ?? STEPS;
