import type { SharedFile, SharedFiles } from '../../src/application/ports/SharedFiles';

/** Shared files in memory, which several tabs may share; `fails` stands for a device that cannot be read. */
export class InMemorySharedFiles implements SharedFiles {
  fails = false;
  kept: readonly SharedFile[];
  private readonly listeners = new Set<() => void>();

  constructor(files: readonly File[] = []) {
    this.kept = files.map((handle, at) => ({ id: `share-${at + 1}`, handle }));
  }

  async all(): Promise<readonly SharedFile[]> {
    if (this.fails) throw new Error('The device cannot be read.');
    return this.kept;
  }

  async count(): Promise<number> {
    return (await this.all()).length;
  }

  async hasAll(ids: readonly string[]): Promise<boolean> {
    return ids.every((id) => this.kept.some((one) => one.id === id));
  }

  async remove(ids: readonly string[]): Promise<void> {
    this.kept = this.kept.filter(({ id }) => !ids.includes(id));
    for (const tell of this.listeners) tell();
  }

  onRemoved(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}
