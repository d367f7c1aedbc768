import { fromNullable, getOrElse, tryCatch } from 'fp-ts/Option';
import { computed } from 'mobx';
import { useState } from 'react';
import { hasNothingYet } from '../../domain/attention/firstVisit';
import { inFull } from '../../domain/received/incomplete';
import type { DashboardStores } from './dashboardStores';

const isFirstVisit = ({ work, transactions, quotations, cart }: DashboardStores): boolean =>
  hasNothingYet({
    tasks: inFull(work.tasks.value),
    orders: inFull(transactions.transactions.value),
    quotations: inFull(quotations.quotations.value),
    requests: inFull(quotations.requests.value),
    cart: fromNullable(cart.cart.value),
  });

/** Whether the customer has nothing yet (HOME-01). A list that breaks is told where it stands, not here. */
export const useFirstVisit = (stores: DashboardStores): boolean => {
  const [first] = useState(() =>
    computed(() => getOrElse(() => false)(tryCatch(() => isFirstVisit(stores)))),
  );
  return first.get();
};
