import type { Selectable } from 'kysely';
import type { CustomerTable } from '../database/tables/people';

export type Customer = Selectable<CustomerTable>;

/** The customer in the `data` of login and registration (LOGIN-22). */
export const loggedInUser = (customer: Customer): object => ({
  id: customer.id,
  email: customer.email,
  displayname: customer.displayname,
  phone: customer.phone,
  avatar: customer.avatar,
});
