import { inLanguage } from './language';

/** Words of the transactions; those of the specification letter for letter (sections 4 and 8). */
export const transactionTexts = inLanguage('transaction', {
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
  downloadInvoice: 'Download Invoice',
  noInvoice: 'No invoice has been issued for this transaction yet.',
});
