import { isSome } from 'fp-ts/Option';
import { nameSign } from '../catalogue/sameService';
import type { Service, SubService } from '../catalogue/service';
import { type CalendarDay, dayOf } from '../dates/instant';
import type { Transaction } from '../transactions/transaction';
import type { Task } from '../work/task';
import type { BroughtRules } from './choice';
import { firstDayOfPeriodWith } from './period';
import type { BringingService, DeadlineTable, StatutoryRule } from './rule';

/** What tells which services a customer has. */
export interface Dealings {
  readonly tasks: readonly Pick<Task, 'serviceName' | 'status' | 'createdAt'>[];
  readonly orders: readonly Pick<Transaction, 'services' | 'payment'>[];
}

/** The services of a customer, by the sign of their names. */
export interface OwnServices {
  readonly bought: ReadonlySet<string>;
  /** With the day on which the first was ordered; undefined where that is not known. */
  readonly completed: ReadonlyMap<string, CalendarDay | undefined>;
}

/** Not known where one of both is not. */
const earlier = (one: CalendarDay | undefined, other: CalendarDay | undefined): CalendarDay | undefined => {
  if (one === undefined || other === undefined) return undefined;
  return one < other ? one : other;
};

const completedServices = (tasks: Dealings['tasks']): OwnServices['completed'] => {
  const days = new Map<string, CalendarDay | undefined>();
  for (const { serviceName, status, createdAt } of tasks) {
    if (status !== 'completed') continue;
    const name = nameSign(serviceName);
    const day = isSome(createdAt) ? dayOf(createdAt.value) : undefined;
    days.set(name, days.has(name) ? earlier(days.get(name), day) : day);
  }
  return days;
};

/** The services of tasks and of paid orders, and those of completed tasks (DUE-04). */
export const ownServices = ({ tasks, orders }: Dealings): OwnServices => {
  const paid = orders.filter(({ payment }) => payment === 'success').flatMap(({ services }) => services);
  return {
    bought: new Set([...tasks.map(({ serviceName }) => serviceName), ...paid].map(nameSign)),
    completed: completedServices(tasks),
  };
};

/** A service of the catalogue. */
type Named = Pick<SubService, 'id' | 'name'>;

/** Whether a table names services by id, so that the catalogue is needed to know them. */
export const namesByIds = (rules: readonly Pick<StatutoryRule, 'services'>[]): boolean =>
  rules.some(({ services }) => services.some((service) => 'id' in service));

/** The day on which what these services brought into being was ordered; undefined where it may be older. */
const orderedOn = (
  services: readonly (readonly [BringingService, string])[],
  own: OwnServices,
): CalendarDay | undefined =>
  services
    .map(([{ after }, name]) => (after === 'bought' ? undefined : own.completed.get(name)))
    .reduce((first, day) => earlier(first, day));

/**
 * The rules that the services of a customer bring (DUE-04, DUE-11). What a completed service brought into being was not
 * there before it was ordered, and owes nothing for a period that ended by then.
 */
export const rulesOfServices = (
  rules: readonly StatutoryRule[],
  own: OwnServices,
  catalogue: readonly Named[],
): readonly StatutoryRule[] => {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  const nameOf = (service: BringingService): string =>
    nameSign('id' in service ? (names.get(service.id) ?? '') : service.name);
  return rules.flatMap((rule) => {
    const bringing = rule.services
      .map((service) => [service, nameOf(service)] as const)
      .filter(([{ after }, name]) => name !== '' && own[after].has(name));
    if (bringing.length === 0) return [];
    const ordered = orderedOn(bringing, own);
    if (ordered === undefined) return [rule];
    const from = firstDayOfPeriodWith(rule.every, ordered);
    return [from > rule.from ? { ...rule, from } : rule];
  });
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
