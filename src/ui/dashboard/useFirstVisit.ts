import { fromNullable, getOrElse, tryCatch } from 'fp-ts/Option';
import { computed } from 'mobx';
import { useState } from 'react';
import { hasNothingYet } from '../../domain/attention/firstVisit';
import { inFull } from '../../domain/received/incomplete';
import { useReadyOnce } from '../state/useReadyOnce';
import type { DashboardStores } from './dashboardStores';

const isFirstVisit = ({ work, transactions, quotations, cart }: DashboardStores): boolean =>
  hasNothingYet({
    tasks: inFull(work.tasks.value),
    orders: inFull(transactions.transactions.value),
    quotations: inFull(quotations.quotations.value),
    requests: inFull(quotations.requests.value),
    cart: fromNullable(cart.cart.value),
  });

/** A list that breaks is told where it stands, not here. */
const useUnbroken = (ask: () => boolean): boolean => {
  const [asked] = useState(() => computed(() => getOrElse(() => false)(tryCatch(ask))));
  return asked.get();
};

/**
 * Whether the customer has nothing yet (HOME-01), said once the services that move up then are there or could not be read:
 * below them nothing grows.
 */
export const useFirstVisit = (stores: DashboardStores): boolean => {
  const isFirst = useUnbroken(() => isFirstVisit(stores));
  const areServicesRead = useUnbroken(() =>
    ['loaded', 'failed'].includes(stores.services.services.state.kind),
  );
  const wereServicesRead = useReadyOnce(areServicesRead);
  return isFirst && wereServicesRead;
};
