import type { FormStorage } from '../../src/application/ports/FormStorage';
import type { KeptForm } from '../../src/application/forms/keptForm';

/** A tab's storage of forms that were cut off. */
export class InMemoryFormStorage implements FormStorage {
  constructor(private forms: readonly KeptForm[] = []) {}

  all(): readonly KeptForm[] {
    return this.forms;
  }

  keep(forms: readonly KeptForm[]): void {
    this.forms = forms;
  }
}
