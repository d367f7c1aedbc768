import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MissingFile, Packable, PackFiles } from '../../application/documents/PackFiles';
import type { Notifier } from '../../application/ports/Notifier';
import type { Run } from '../state/RunProgress';
import { texts } from '../texts/texts';
import { type MissingList, missingList } from './missingFiles';

/** A zip to make, with the list of the files that it lacks. */
interface Zip {
  readonly name: string;
  readonly files: readonly Packable[];
  readonly list: MissingList;
  /** The message once so many files are packed. */
  readonly packed: (count: number) => string;
}

interface ZipPackingDependencies {
  readonly pack: PackFiles;
  readonly notifier: Notifier;
  /** Whether its page is there to tell what is missing; else a notice does. */
  readonly isShown: () => boolean;
}

/** Makes one zip after the other, says what came of it, and keeps what the last one lacks for its page. */
export class ZipPacking {
  missing: readonly MissingFile<Packable>[] = [];

  constructor(private readonly deps: ZipPackingDependencies) {
    makeAutoObservable<this, 'deps'>(this, { deps: false, missing: observableRef }, { autoBind: true });
  }

  /** Called when its page is left. */
  forget(): void {
    this.keep([]);
  }

  async make({ name, files, list, packed }: Zip, run: Run): Promise<void> {
    this.keep([]);
    const listOf = (missing: ZipPacking['missing']) => missingList(list, missing);
    const made = await this.deps.pack.execute({ name, files, listOf }, run);
    if (isLeft(made)) {
      if (made.left.kind === 'Unwritable') this.deps.notifier.failure(texts().packing.unwritable, undefined);
      return;
    }
    const missing = made.right;
    const count = files.length - missing.length;
    if (count > 0) this.deps.notifier.success(packed(count));
    if (this.deps.isShown()) this.keep(missing);
    else if (missing.length > 0)
      this.deps.notifier.failure(texts().packing.missing(missing.length), undefined);
  }

  private keep(missing: ZipPacking['missing']): void {
    this.missing = missing;
  }
}
