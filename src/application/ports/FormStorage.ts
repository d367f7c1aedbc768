import type { KeptForm } from '../forms/keptForm';

/** What this tab keeps of forms that were cut off; they end with the customer's session. Unreadable ones count as none. */
export abstract class FormStorage {
  abstract all(): readonly KeptForm[];
  abstract keep(forms: readonly KeptForm[]): void;
}
