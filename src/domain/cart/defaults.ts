/** The defaults of every submission (SERV-24). */
export const DEFAULT_QUANTITY = 1;
export const DEFAULT_FREQUENCY = 'monthly';
export const DEFAULT_TURNAROUND_DAYS = 5;

/** Success dialogs hide after three seconds (SERV-28). */
export const SUCCESS_DIALOG_MS = 3000;
