/** The largest upload in bytes: 20 MB, this size included (FILES-11, CONF-04). */
export const MAX_UPLOAD_BYTES = 20_971_520;

/** How many bytes from the start of a file the rules look at: a PDF's signature may come this late (CHECK-04). */
export const LEADING_BYTES = 1024;

/** After a successful cabinet upload the page reloads after this many milliseconds (FILES-15). */
export const CABINET_RELOAD_MS = 3000;

/** Task-upload messages clear after this many milliseconds (DOCS-09). */
export const TASK_MESSAGE_MS = 5000;

/** The largest file in bytes that is read to be shown within a page; a larger one is downloaded (QKIT-01). */
export const MAX_PREVIEW_BYTES = 10_485_760;

/** White space around a picture on its page, in points of 1/72 inch: 6 mm, which every printer can leave blank (CHECK-05). */
export const PAGE_MARGIN_POINTS = 17;

/** Longest name that the portal gives a PDF, in characters without its ending (CHECK-05). */
export const LONGEST_PDF_NAME = 80;

/** Bytes of a stored file that goes into a zip: it is held whole, so that one that breaks off never stands there in part (MONEY-06, VAULT-02). */
export const LARGEST_PACKED_BYTES = 25_000_000;

/** Bytes of a file's name in UTF-8 without its ending; with a number and the ending it stays below the 255 that file systems take. */
export const LONGEST_NAME_BYTES = 150;

/** An upload waits this many milliseconds for what is still being measured (CHECK-02). */
export const MEASURING_MS = 3000;

/** By steps of this many milliseconds that time is counted, while no code is on its way. */
export const MEASURING_STEP_MS = 375;

/** The code that measures may take this many milliseconds to come before an upload waits no longer for it. */
export const CHECK_CODE_MS = 15_000;

/** After this many milliseconds a check is given up, and nothing is known of the file. */
export const LONGEST_CHECK_MS = 60_000;
