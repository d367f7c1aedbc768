import { none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UploadFile } from '../../application/ports/UploadFile';

/**
 * The file that a form holds. Its leading bytes are read asynchronously, so callers await `settled`: a customer who
 * presses at once still sends the file.
 */
export class FileChoice {
  file: Option<UploadFile> = none;
  private reading: Promise<void> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'reading'>(this, { file: observableRef, reading: false }, { autoBind: true });
  }

  /** Takes the chosen file; the latest choice wins, whichever is read first. */
  choose(chosen: Promise<UploadFile> | undefined): void {
    this.forget();
    if (chosen === undefined) return;
    const reading = chosen.then((file) =>
      runInAction(() => {
        if (this.reading === reading) this.file = some(file);
      }),
    );
    this.reading = reading;
  }

  forget(): void {
    this.file = none;
    this.reading = Promise.resolve();
  }

  /** The file after it has been read. */
  async settled(): Promise<Option<UploadFile>> {
    await this.reading;
    return this.file;
  }
}
