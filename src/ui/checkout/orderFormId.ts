import type { OrderField } from '../../domain/checkout/orderForm';

/** Links the submit button to the form, which is elsewhere on the page. */
export const ORDER_FORM = 'order-form';

export const orderFieldId = (field: OrderField): string => `order-${field}`;

export const focusOrderField = (field: OrderField): void => {
  document.getElementById(orderFieldId(field))?.focus();
};
