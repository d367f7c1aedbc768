/**
 * One of the browser's two storages. When the browser forbids it or it is full, values are kept in memory, so
 * that the customer can continue in this tab.
 */
export class SafeStorage {
  private readonly inMemory = new Map<string, string | null>();

  constructor(private readonly storage: () => Storage) {}

  read(key: string): string | null {
    const held = this.inMemory.get(key);
    if (held !== undefined) return held;
    try {
      return this.storage().getItem(key);
    } catch {
      return null;
    }
  }

  write(key: string, value: string): void {
    try {
      this.storage().setItem(key, value);
      this.inMemory.delete(key);
    } catch {
      this.inMemory.set(key, value);
    }
  }

  /** As `write`, but the value before, which may be another customer's, does not come back where the write failed. */
  replace(key: string, value: string): void {
    this.write(key, value);
    if (this.outlivesPage(key)) return;
    this.remove(key);
    this.inMemory.set(key, value);
  }

  /** Whether the last write of a key reached the browser, so that it survives a reload. */
  outlivesPage(key: string): boolean {
    return !this.inMemory.has(key);
  }

  /** Removes every key with that prefix. */
  removeAll(prefix: string): void {
    for (const key of this.keys(prefix)) this.remove(key);
  }

  remove(key: string): void {
    try {
      this.storage().removeItem(key);
      this.inMemory.delete(key);
    } catch {
      this.inMemory.set(key, null);
    }
  }

  /** Calls the listener when another tab changes the key or clears the storage. Returns an unsubscribe function. */
  onChangeElsewhere(key: string, listener: () => void): () => void {
    // A null key means that storage was cleared. Writes of this tab raise no event here.
    const hear = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }

  /** Every key with that prefix. */
  keys(prefix: string): readonly string[] {
    const held = [...this.inMemory].filter(([, value]) => value !== null).map(([key]) => key);
    return [...held, ...this.stored()].filter((key) => key.startsWith(prefix));
  }

  private stored(): readonly string[] {
    try {
      return Object.keys(this.storage());
    } catch {
      return [];
    }
  }
}
