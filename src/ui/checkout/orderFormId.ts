/** Links the submit button to the form, which is elsewhere on the page. */
export const ORDER_FORM = 'order-form';
