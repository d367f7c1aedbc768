import * as t from 'io-ts';
import type { OpenedRemarkStorage } from '../../application/ports/OpenedRemarkStorage';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { OpenedRemarks } from '../../domain/work/openedRemarks';
import { CustomerEntry } from './CustomerEntry';
import { OPENED_REMARKS_KEY } from './storageKeys';

const storedRemarks = t.type({ opened: t.record(t.string, t.string) });

export class LocalOpenedRemarkStorage implements OpenedRemarkStorage {
  private readonly entry: CustomerEntry<t.TypeOf<typeof storedRemarks>>;

  constructor({ session }: { readonly session: SessionStorage }) {
    this.entry = new CustomerEntry(OPENED_REMARKS_KEY, storedRemarks, session);
  }

  opened(): OpenedRemarks {
    return this.entry.read()?.opened ?? {};
  }

  keep(opened: OpenedRemarks): void {
    this.entry.keep({ opened });
  }

  onChangeElsewhere(listener: () => void): () => void {
    return this.entry.onChangeElsewhere(listener);
  }
}
