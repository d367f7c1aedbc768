import { isNone, isSome, type Option } from 'fp-ts/Option';
import { nameSign } from '../catalogue/sameService';
import type { Service, SubService } from '../catalogue/service';
import { addDays } from '../dates/calendarDay';
import { type CalendarDay, dayOf, type When } from '../dates/instant';
import { inFull } from '../received/incomplete';
import type { Transaction } from '../transactions/transaction';
import type { Task } from '../work/task';
import type { BroughtRules } from './choice';
import { firstDayOfPeriodWith } from './period';
import type { BringingService, BroughtRule, DeadlineTable, Since, StatutoryRule } from './rule';

/** What tells which services a customer has, and since when. */
export interface Dealings {
  /** As they were read; undefined where they were not. */
  readonly tasks: readonly WorkOfService[] | undefined;
  readonly orders: readonly Pick<Transaction, 'services' | 'payment' | 'createdAt'>[];
  readonly today: CalendarDay;
}

type WorkOfService = Pick<Task, 'serviceName' | 'status' | 'createdAt' | 'completedAt'>;

/** A paid order of which no task tells is waited for so many days: a task may also have another name (AMB-73). */
const DAYS_UNTIL_TASK = 60;

/** The services of a customer, by the sign of their names. */
export interface OwnServices {
  /** With the day of the first order whose day is known; undefined where none is. */
  readonly bought: ReadonlyMap<string, CalendarDay | undefined>;
  /** Bought and not made: with a task whose work is not done, or ordered lately and with none of its name yet. */
  readonly underWay: ReadonlySet<string>;
  /** Whose work is done, with the day on which the first was; undefined where that is not known. */
  readonly made: ReadonlyMap<string, CalendarDay | undefined>;
  readonly completed: ReadonlySet<string>;
}

type Day = CalendarDay | undefined;

/** Not known where one of both is not. */
const earlier = (one: Day, other: Day): Day => {
  if (one === undefined || other === undefined) return undefined;
  return one < other ? one : other;
};

const dayIn = (when: Option<When>): Day => (isSome(when) ? dayOf(when.value) : undefined);

interface Ordered {
  readonly name: string;
  readonly createdAt: Option<When>;
}

const paidOrders = (orders: Dealings['orders']): readonly Ordered[] =>
  orders
    .filter(({ payment }) => payment === 'success')
    .flatMap(({ services, createdAt }) => services.map((name) => ({ name: nameSign(name), createdAt })));

const firstOrders = (ordered: readonly Ordered[]): OwnServices['bought'] => {
  const days = new Map<string, Day>();
  for (const { name, createdAt } of ordered) {
    const [known, day] = [days.get(name), dayIn(createdAt)];
    days.set(name, earlier(known, day) ?? known ?? day);
  }
  return days;
};

/** What was ordered later than it is said to be completed exists since its order. */
const madeOn = ({ createdAt, completedAt }: WorkOfService): Day => {
  const [ordered, done] = [dayIn(createdAt), dayIn(completedAt)];
  return ordered === undefined || (done !== undefined && done > ordered) ? done : ordered;
};

const madeServices = (tasks: readonly WorkOfService[]): OwnServices['made'] => {
  const days = new Map<string, Day>();
  for (const task of tasks) {
    if (task.status !== 'completed' && task.status !== 'workDone') continue;
    const name = nameSign(task.serviceName);
    const day = madeOn(task);
    days.set(name, days.has(name) ? earlier(days.get(name), day) : day);
  }
  return days;
};

const namesOf = (
  tasks: readonly WorkOfService[],
  ...statuses: readonly Task['status'][]
): readonly string[] =>
  tasks.filter(({ status }) => statuses.includes(status)).map(({ serviceName }) => nameSign(serviceName));

/** Ordered lately, and without a task of their name among all that there are. */
const awaited = (paid: readonly Ordered[], { tasks, today }: Dealings): readonly string[] => {
  const all = inFull(tasks);
  if (isNone(all)) return [];
  const named = new Set(all.value.map(({ serviceName }) => nameSign(serviceName)));
  const from = addDays(today, -DAYS_UNTIL_TASK);
  return paid.flatMap(({ name, createdAt }) => {
    const day = dayIn(createdAt);
    return day !== undefined && day >= from && !named.has(name) ? [name] : [];
  });
};

/** The services of tasks and of paid orders, and those of completed tasks (DUE-04). */
export const ownServices = (dealings: Dealings): OwnServices => {
  const { tasks = [], orders } = dealings;
  const begun = tasks.map(({ serviceName, createdAt }) => ({ name: nameSign(serviceName), createdAt }));
  const paid = paidOrders(orders);
  return {
    bought: firstOrders([...begun, ...paid]),
    underWay: new Set([...namesOf(tasks, 'upcoming', 'started'), ...awaited(paid, dealings)]),
    made: madeServices(tasks),
    completed: new Set(namesOf(tasks, 'completed')),
  };
};

/** A service of the catalogue. */
type Named = Pick<SubService, 'id' | 'name'>;

/** Whether a table names services by id, so that the catalogue is needed to know them. */
export const namesByIds = (rules: readonly Pick<StatutoryRule, 'services'>[]): boolean =>
  rules.some(({ services }) => services.some((service) => 'id' in service));

/** The services of a rule by the signs of their names. */
type Bringing = Readonly<Record<Since, readonly string[]>>;

const bringingOf = (
  { services }: Pick<StatutoryRule, 'services'>,
  nameOf: (service: BringingService) => string,
): Bringing => {
  const names = (since: Since): readonly string[] =>
    services
      .filter(({ after }) => after === since)
      .map(nameOf)
      .filter((name) => name !== '');
  return { bought: names('bought'), completed: names('completed') };
};

/** Not known where one of them is not. */
const firstOf = (names: readonly string[], days: ReadonlyMap<string, Day>): Day => {
  const [first, ...others] = names.map((name) => days.get(name));
  return others.reduce((known, day) => earlier(known, day), first);
};

/** Whether one of these services was ordered before any of those, so that it is for something that was there already. */
const isForOlder = (
  services: readonly string[],
  registrations: readonly string[],
  { bought }: OwnServices,
): boolean => {
  const first = firstOf(registrations, bought);
  const days = services.map((name) => bought.get(name));
  return first !== undefined && days.some((day) => day !== undefined && day < first);
};

interface Brought {
  /** The customer's services that bring the rule. */
  readonly by: readonly string[];
  /** The day from which what it is for exists; undefined where that may be older. */
  readonly since: Day;
}

/** Undefined where nothing brings the rule, and while what it is for is still being registered (AMB-73). */
const broughtOf = ({ bought, completed }: Bringing, own: OwnServices): Brought | undefined => {
  const works = bought.filter((name) => own.bought.has(name));
  const done = completed.filter((name) => own.completed.has(name));
  const made = completed.filter((name) => own.made.has(name));
  const underWay = completed.filter((name) => own.underWay.has(name));
  const by = [...works, ...done];
  const isOlder = isForOlder(works, [...made, ...underWay], own);
  const isStillMade = underWay.length > 0 && made.length === 0 && !isOlder;
  if (by.length === 0 || isStillMade) return undefined;
  return { by, since: isOlder ? undefined : firstOf(made, own.made) };
};

/** What exists since a day owes nothing for a period that ended before it. */
const owedFrom = ({ every, from }: StatutoryRule, since: Day): CalendarDay => {
  if (since === undefined) return from;
  const first = firstDayOfPeriodWith(every, since);
  return first > from ? first : from;
};

/**
 * The rules that the services of a customer bring (DUE-04, DUE-11, AMB-73). One that concerns few is as usual as any
 * other for the customer of a service that brings nothing else.
 */
export const rulesOfServices = (
  rules: readonly StatutoryRule[],
  own: OwnServices,
  catalogue: readonly Named[],
): readonly BroughtRule[] => {
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  const nameOf = (service: BringingService): string =>
    nameSign('id' in service ? (names.get(service.id) ?? '') : service.name);
  const named = rules.map((rule) => ({ rule, services: bringingOf(rule, nameOf) }));
  const forMost = new Set(
    named.flatMap(({ rule, services }) => (rule.isUsual ? [...services.bought, ...services.completed] : [])),
  );
  return named.flatMap(({ rule, services }) => {
    const brought = broughtOf(services, own);
    if (brought === undefined) return [];
    const isUsual = rule.isUsual || brought.by.some((name) => !forMost.has(name));
    return [{ ...rule, from: owedFrom(rule, brought.since), isUsual, broughtBy: brought.by }];
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
