import { none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UploadFile } from '../../application/ports/UploadFile';

type Prepare = (file: UploadFile) => Promise<UploadFile>;

const asItIs: Prepare = (file) => Promise.resolve(file);

/**
 * The file that a form holds. Its leading bytes are read, and it is prepared, asynchronously, so callers await `settled`:
 * a customer who presses at once still sends the file.
 */
export class FileChoice {
  file: Option<UploadFile> = none;
  private reading: Promise<void> = Promise.resolve();

  constructor() {
    makeAutoObservable<this, 'reading'>(this, { file: observableRef, reading: false }, { autoBind: true });
  }

  /** Takes the chosen file, which is held while it is prepared; the latest choice wins, whichever is read first. */
  choose(chosen: Promise<UploadFile> | undefined, prepare = asItIs): void {
    this.forget();
    if (chosen === undefined) return;
    const hold = (file: UploadFile): void =>
      runInAction(() => {
        if (this.reading === reading) this.file = some(file);
      });
    const read = async (): Promise<void> => {
      const file = await chosen;
      hold(file);
      hold(await prepare(file));
    };
    const reading = read();
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
