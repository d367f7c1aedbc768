import type { Quotation } from '../quotations/quotation';
import type { Transaction } from '../transactions/transaction';
import type { Task } from '../work/task';
import type { StatutoryRule } from './rule';

/** What tells which services a customer has. */
export interface Dealings {
  readonly tasks: readonly Pick<Task, 'serviceName'>[];
  readonly orders: readonly Pick<Transaction, 'services'>[];
  readonly quotations: readonly Pick<Quotation, 'names'>[];
}

/** The names of services in the tasks, orders and quotations of a customer (DUE-04). */
export const serviceNames = ({ tasks, orders, quotations }: Dealings): readonly string[] => [
  ...new Set([
    ...tasks.map((task) => task.serviceName),
    ...orders.flatMap((order) => order.services),
    ...quotations.flatMap((quotation) => quotation.names),
  ]),
];

/** Letters and digits of a name between blanks, so that 'TDS' is found in 'TDS Filing' and not in another word. */
const words = (name: string): string =>
  ` ${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The rules whose services a customer has: 'GST' of a rule is found in 'GST Registration', whatever its case (DUE-04).
 */
export const rulesOfServices = (
  rules: readonly StatutoryRule[],
  names: readonly string[],
): readonly StatutoryRule[] => {
  // One text, which is searched at once however many names there are; no word holds the sign between them.
  const had = names.map(words).join('|');
  return rules.filter(({ services }) =>
    services.map(words).some((service) => service.trim() !== '' && had.includes(service)),
  );
};
