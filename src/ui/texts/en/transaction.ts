/** The words that backends send; any other is shown as it comes. */
const paymentWords: Readonly<Record<string, string>> = {
  Pending: 'Pending',
  'Payment pending': 'Payment pending',
  Failed: 'Failed',
  Failure: 'Failure',
  Declined: 'Declined',
  Rejected: 'Rejected',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
  'Refund due': 'Refund due',
  Refunded: 'Refunded',
};

/** Texts of the transactions; quoted sentences match the specification letter for letter (LANG-04). */
export const transaction = {
  title: 'Transactions',
  recent: 'Recent Transactions',
  viewAll: 'All transactions',
  loading: 'Loading transactions...',
  empty: 'No transactions found.',
  failed: 'Failed to load transactions.',
  linkMissing: 'Failed to get download link.',
  downloadFailed: 'Failed to download invoice.',
  success: 'Success',
  paymentWords,
  partPaid: 'Part paid',
  partPaidNote: 'A part of this order is still to pay.',
  payTheRest: 'We can tell you when and how.',
  unknownPayment: 'Unknown',
  transactionId: 'Transaction ID',
  subtotal: 'Subtotal',
  discount: 'Discount',
  gst: 'GST',
  total: 'Total',
  paidNow: 'Paid now',
  stillToPay: 'Still to pay',
  payableNow: 'Payable now',
  orderTotal: 'Order total',
  orderAmounts: 'Amounts of your order',
  orderStates: {
    refundDue: 'We are refunding this payment. See your notifications for the reason.',
    refunded: 'We have refunded this payment. See your notifications for the reason.',
    payable: 'The payment did not go through. You can still pay this order.',
    underWay:
      'Not paid yet. If you have just paid, please wait for confirmation. If not, pay this order now.',
    confirming:
      'We are still waiting for confirmation of this payment. Please do not pay again until it is confirmed.',
    replacedByCart:
      'The payment did not go through, and your cart has changed since. Place a new order from your cart.',
    replacedByOrder:
      'The payment did not go through, and you placed a newer order after it. Check that order before you order again.',
    elsewhere:
      'The payment did not go through, and this order can be paid only in the browser that it was placed in. If you have not paid for this service since, contact us.',
    cartUnread: 'The payment did not go through. Open your cart to see whether you can still pay this order.',
    lastUnclear:
      'The payment did not go through, and we do not know yet whether your last order was placed. Check that in your cart first.',
  },
  toCart: 'Open cart',
  toNotifications: 'See your notifications',
  state: 'Status',
  anyState: 'All statuses',
  groups: {
    paid: 'Paid',
    'part-paid': 'Part paid',
    'not-confirmed': 'Not confirmed',
    failed: 'Failed',
    refunded: 'Refunded',
  },
  year: 'Financial year',
  anyYear: 'All years',
  sort: 'Sort by',
  sortings: { newest: 'Newest first', oldest: 'Oldest first', amount: 'Highest amount' },
  shown: (count: number, all: number): string => `${count} of ${all} shown`,
  nothingChosen: 'No transaction matches these filters.',
  clearFilters: 'Clear filters',
  downloadInvoice: 'Download Invoice',
  noInvoice: 'No invoice has been issued for this transaction yet.',
};
