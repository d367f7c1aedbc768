import { localized } from './language';

/** Texts of the transactions; quoted sentences match the specification letter for letter (LANG-04). */
export const transactionTexts = localized('transaction', {
  title: 'Transactions',
  recent: 'Recent Transactions',
  viewAll: 'See all transactions',
  loading: 'Loading transactions...',
  empty: 'No transactions found.',
  failed: 'Failed to load transactions.',
  linkMissing: 'Failed to get download link.',
  downloadFailed: 'Failed to download invoice.',
  success: 'Success',
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
    payable: 'The payment did not go through. You can still pay this order from your cart.',
    underWay:
      'Not paid yet. If you have just paid, please wait for confirmation. If not, pay this order from your cart.',
    confirming:
      'We are still waiting for confirmation of this payment. Please do not pay again until it is confirmed.',
    replacedByCart:
      'The payment did not go through, and your cart has changed since. Place a new order from your cart.',
    replacedByOrder:
      'The payment did not go through, and you placed a newer order after it. Check that order before you order again.',
    unpaid:
      'The payment did not go through. If you have not paid for this service since, you can order it again.',
  },
  toCart: 'Open cart',
  downloadInvoice: 'Download Invoice',
  noInvoice: 'No invoice has been issued for this transaction yet.',
});
