import type { Shared, Sharing } from '../../src/application/ports/Sharing';

/** A device with or without a share sheet, and with a clipboard that may be locked. */
export class InMemorySharing implements Sharing {
  readonly shared: Shared[] = [];
  readonly copied: string[] = [];
  isLocked = false;

  constructor(
    private readonly hasSheet = true,
    private readonly hasClipboard = true,
  ) {}

  canCopy(): boolean {
    return this.hasClipboard;
  }

  share(shared: Shared): Promise<boolean> {
    if (this.hasSheet) this.shared.push(shared);
    return Promise.resolve(this.hasSheet);
  }

  copy(text: string): Promise<boolean> {
    if (!this.isLocked) this.copied.push(text);
    return Promise.resolve(!this.isLocked);
  }
}
