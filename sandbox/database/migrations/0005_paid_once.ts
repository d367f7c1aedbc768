/** Paid work is bought once: a refund has a state of its own, and a quotation is in at most one cart line. */
export const paidOnce: readonly string[] = [
  `alter table customer_order drop constraint customer_order_payment_status_check`,
  `alter table customer_order add constraint customer_order_payment_status_check
    check (payment_status in ('pending', 'success', 'failed', 'refund_due'))`,
  `delete from cart_line where quotation_id in (select id from quotation where status = 3)`,
  `delete from cart_line later using cart_line earlier
    where later.quotation_id = earlier.quotation_id and later.id > earlier.id`,
  `create unique index cart_line_quotation on cart_line (quotation_id)`,
];
