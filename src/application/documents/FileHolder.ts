/** What may hold a chosen file that the backend has not stored yet, and that a reload of the page would lose. */
export interface FileHolder {
  readonly hasUnsent: boolean;
}
