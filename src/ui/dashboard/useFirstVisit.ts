import { fromNullable, getOrElse, tryCatch } from 'fp-ts/Option';
import { computed } from 'mobx';
import { useState } from 'react';
import { hasNothingYet } from '../../domain/attention/firstVisit';
import type { DashboardStores } from './dashboardStores';

const isFirstVisit = ({ work, transactions, quotations, cart }: DashboardStores): boolean =>
  hasNothingYet({
    tasks: fromNullable(work.tasks.value),
    orders: fromNullable(transactions.transactions.value),
    quotations: fromNullable(quotations.quotations.value),
    requests: fromNullable(quotations.requests.value),
    cart: fromNullable(cart.cart.value),
  });

/** Whether the customer has nothing yet (HOME-01). A list that breaks is told where it stands, not here. */
export const useFirstVisit = (stores: DashboardStores): boolean => {
  const [first] = useState(() =>
    computed(() => getOrElse(() => false)(tryCatch(() => isFirstVisit(stores)))),
  );
  return first.get();
};
