/** What every addition to the cart carries unless said otherwise (section 9). */
export const DEFAULT_QUANTITY = 1;
export const DEFAULT_FREQUENCY = 'monthly';
export const DEFAULT_TURNAROUND_DAYS = 5;

/** Success dialogs hide after three seconds (section 9). */
export const SUCCESS_DIALOG_MS = 3000;
