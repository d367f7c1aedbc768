import { newestFirst } from '../dates/newestFirst';
import type { Transaction } from './transaction';

/** As many transactions as the dashboard's Overview shows; the specification leaves the number open. */
export const RECENT_TRANSACTIONS = 3;

/** The newest transactions, newest first (DASH-04). */
export const recentTransactions = (transactions: readonly Transaction[]): readonly Transaction[] =>
  newestFirst(transactions).slice(0, RECENT_TRANSACTIONS);
