import { bytesOf, offsetOf } from './byteSearch';

/** Whether an object of a PDF stands in these bytes; a file without one has no more than the name of a PDF. */
export const hasObjects = (bytes: Uint8Array): boolean => offsetOf(bytes, bytesOf(' obj')) !== -1;
