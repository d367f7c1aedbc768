import { isLeft } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MissingFile, PackFiles } from '../../application/documents/PackFiles';
import type { Clock } from '../../application/ports/Clock';
import type { Notifier } from '../../application/ports/Notifier';
import { indianToday } from '../../domain/dates/financialYear';
import { cabinetZip, type ZippedFile } from '../../domain/documents/cabinetZip';
import type { CabinetFile } from '../../domain/documents/file';
import type { Grouping } from '../../domain/documents/grouping';
import { missingList } from '../kit/missingFiles';
import { Command, type Run } from '../state/Command';
import { cabinetTexts } from '../texts/cabinetTexts';
import { packingTexts } from '../texts/packingTexts';
import { markText } from './groupText';

type Missing = readonly MissingFile<ZippedFile>[];

export interface CabinetZipDependencies {
  readonly pack: PackFiles;
  readonly notifier: Notifier;
  readonly clock: Clock;
}

/** Files of the cabinet as one zip with folders by year and tag (VAULT-02). */
export class CabinetZipStore {
  readonly packing: Command<readonly [files: readonly CabinetFile[], grouping: Option<Grouping>]>;
  /** What the last zip lacks. */
  missing: Missing = [];

  constructor(private readonly deps: CabinetZipDependencies) {
    this.packing = new Command((run, files, grouping) => this.pack(run, files, grouping));
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, packing: false, missing: observableRef },
      { autoBind: true },
    );
  }

  private async pack(
    { signal, onProgress }: Run,
    chosen: readonly CabinetFile[],
    grouping: Option<Grouping>,
  ): Promise<void> {
    this.tell([]);
    const words = { folderOf: markText, unnamed: cabinetTexts.unnamed, listName: cabinetTexts.missingFile };
    const { files, listName } = cabinetZip(chosen, grouping, words);
    const name = cabinetTexts.zipName(indianToday(this.deps.clock.now()));
    const list = { name: listName, lead: cabinetTexts.missingLead };
    const packing = { name, files, listOf: (lacking: Missing) => missingList(list, lacking) };
    const packed = await this.deps.pack.execute(packing, { signal, onProgress });
    if (isLeft(packed)) {
      if (packed.left.kind === 'Unwritable') this.deps.notifier.failure(packingTexts.unwritable);
      return;
    }
    this.tell(packed.right);
    const count = files.length - packed.right.length;
    if (count > 0) this.deps.notifier.success(cabinetTexts.packed(count));
  }

  private tell(missing: Missing): void {
    this.missing = missing;
  }
}
