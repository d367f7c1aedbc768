import type { UnsentFiles, UnsentPlace } from '../../src/application/ports/UnsentFiles';
import type { UploadFile } from '../../src/application/ports/UploadFile';

/** Files kept for one customer. */
export class InMemoryUnsentFiles implements UnsentFiles {
  private readonly places = new Map<UnsentPlace, readonly UploadFile[]>();

  get files(): readonly UploadFile[] {
    return [...this.places.values()].flat();
  }

  keep(at: UnsentPlace, files: readonly UploadFile[]): void {
    this.places.set(at, files);
  }

  take(at: UnsentPlace): readonly UploadFile[] {
    const files = this.places.get(at) ?? [];
    this.places.delete(at);
    return files;
  }
}
