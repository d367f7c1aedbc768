/** The largest upload in bytes: 20 MB, this size included (section 9). */
export const MAX_UPLOAD_BYTES = 20_971_520;

/** How many bytes from the start of a file the rules look at: a PDF may name itself this late (CHECK-04). */
export const LEADING_BYTES = 1024;

/** After a successful cabinet upload the page reloads after this many milliseconds (section 9). */
export const CABINET_RELOAD_MS = 3000;

/** Task-upload messages clear after this many milliseconds (section 9). */
export const TASK_MESSAGE_MS = 5000;
