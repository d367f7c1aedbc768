import type { User } from '../../../src/domain/session/user';
import type { Known } from '../backend';
import type { Belongings } from './belongings';
import { QUESTIONS, SERVICES } from './catalogue';
import { dashboardRequestOf, profileOf } from './customerInMemory';

/** What the doubles were given for a customer. */
export const knownOf = (user: User, own: Belongings): Known => ({
  services: SERVICES,
  subServices: SERVICES.flatMap(({ subServices }) => subServices),
  questions: { 'GST Registration': QUESTIONS },
  profile: profileOf(user),
  transactions: own.transactions,
  quotations: own.quotations,
  requests: own.requests,
  dashboardRequests: own.requests.map(dashboardRequestOf),
  tasks: own.tasks,
  steps: Object.fromEntries(own.tasks.map(({ id, serviceName }) => [serviceName, own.steps.get(id) ?? []])),
  documents: Object.fromEntries(own.tasks.map(({ serviceName }) => [serviceName, own.documents])),
  files: own.files,
  notifications: own.notifications,
});
