import type { UnsentFiles } from '../../src/application/ports/UnsentFiles';
import type { UploadFile } from '../../src/application/ports/UploadFile';

/** Files kept for one customer. */
export class InMemoryUnsentFiles implements UnsentFiles {
  files: readonly UploadFile[] = [];

  keep(files: readonly UploadFile[]): void {
    this.files = files;
  }

  take(): readonly UploadFile[] {
    const { files } = this;
    this.files = [];
    return files;
  }
}
