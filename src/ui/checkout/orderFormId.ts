/** The button stands beside the form that it submits. */
export const ORDER_FORM = 'order-form';
