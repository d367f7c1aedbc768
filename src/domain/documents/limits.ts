/** The largest upload in bytes: 20 MB, this size included (section 9). */
export const MAX_UPLOAD_BYTES = 20_971_520;

/** After a successful cabinet upload the page reloads after this many milliseconds (section 9). */
export const CABINET_RELOAD_MS = 3000;

/** Task-upload messages clear after this many milliseconds (section 9). */
export const TASK_MESSAGE_MS = 5000;
