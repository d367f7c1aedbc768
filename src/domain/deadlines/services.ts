import { nameSign } from '../catalogue/sameService';
import type { Service, SubService } from '../catalogue/service';
import type { Transaction } from '../transactions/transaction';
import type { Task } from '../work/task';
import type { BroughtRules } from './choice';
import type { BringingService, DeadlineTable, Since, StatutoryRule } from './rule';

/** What tells which services a customer has. */
export interface Dealings {
  readonly tasks: readonly Pick<Task, 'serviceName' | 'status'>[];
  readonly orders: readonly Pick<Transaction, 'services' | 'payment'>[];
}

/** The services of a customer, by the sign of their names. */
export type OwnServices = Readonly<Record<Since, ReadonlySet<string>>>;

/** The services of tasks and of paid orders, and those of completed tasks (DUE-04). */
export const ownServices = ({ tasks, orders }: Dealings): OwnServices => {
  const paid = orders.filter(({ payment }) => payment === 'success').flatMap(({ services }) => services);
  const completed = tasks.filter(({ status }) => status === 'completed');
  return {
    bought: new Set([...tasks.map(({ serviceName }) => serviceName), ...paid].map(nameSign)),
    completed: new Set(completed.map(({ serviceName }) => nameSign(serviceName))),
  };
};

/** A service of the catalogue. */
type Named = Pick<SubService, 'id' | 'name'>;

/** Whether a table names services by id, so that the catalogue is needed to know them. */
export const namesByIds = (rules: readonly Pick<StatutoryRule, 'services'>[]): boolean =>
  rules.some(({ services }) => services.some((service) => 'id' in service));

/** The rules that the services of a customer bring (DUE-04, DUE-11). */
export const rulesOfServices = (
  rules: readonly StatutoryRule[],
  own: OwnServices,
  catalogue: readonly Named[],
): readonly StatutoryRule[] => {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  const nameOf = (service: BringingService): string =>
    'id' in service ? (names.get(service.id) ?? '') : service.name;
  return rules.filter(({ services }) =>
    services.some((service) => {
      const name = nameSign(nameOf(service));
      return name !== '' && own[service.after].has(name);
    }),
  );
};

/** What a customer's dealings bring of a table; the catalogue gives the names of services that the table knows by id (DUE-04). */
export const broughtRules = (
  { rules, alternatives }: Pick<DeadlineTable, 'rules' | 'alternatives'>,
  dealings: Dealings,
  catalogue: readonly Pick<Service, 'subServices'>[],
): BroughtRules => {
  const named = catalogue.flatMap(({ subServices }) => subServices);
  return { rules: rulesOfServices(rules, ownServices(dealings), named), alternatives };
};
