import { makeAutoObservable } from 'mobx';
import type { PackFiles } from '../../application/documents/PackFiles';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import { sessionEnds } from '../../application/session/sessionEnds';
import { indianDay } from '../../domain/dates/instant';
import { cabinetZip } from '../../domain/documents/cabinetZip';
import { ZipPacking } from '../kit/ZipPacking';
import { Command } from '../state/Command';
import type { Run } from '../state/RunProgress';
import type { PageClock } from '../state/PageClock';
import { texts } from '../texts/texts';
import type { CabinetView } from './CabinetView';
import { markText } from './groupText';

export interface CabinetZipDependencies {
  readonly pack: PackFiles;
  readonly notifier: Notifier;
  readonly clock: PageClock;
  readonly session: SessionStorage;
}

/** Files of the cabinet as one zip with folders by year and tag (VAULT-02). */
export class CabinetZipStore {
  readonly packing: Command<readonly [view: CabinetView]>;
  private readonly zip: ZipPacking;

  constructor(private readonly deps: CabinetZipDependencies) {
    this.zip = new ZipPacking(deps);
    this.packing = new Command((run, view) => this.pack(run, view));
    makeAutoObservable<this, 'deps' | 'zip'>(
      this,
      { deps: false, packing: false, zip: false },
      { autoBind: true },
    );
  }

  /** What the last zip lacks. */
  get missing(): ZipPacking['missing'] {
    return this.zip.missing;
  }

  private async pack(run: Run, view: CabinetView): Promise<void> {
    const hasEnded = sessionEnds(this.deps.session);
    const chosen = await view.allToDownload(run.signal);
    if (run.signal.aborted || hasEnded()) return;
    const words = {
      folderOf: markText,
      unnamed: texts().cabinet.unnamed,
      listName: texts().cabinet.missingFile,
    };
    const { files, listName } = cabinetZip(chosen, view.grouping, words);
    const zip = {
      name: texts().cabinet.zipName(indianDay(this.deps.clock.now())),
      files,
      list: { name: listName, lead: texts().cabinet.missingLead },
      packed: (count: number) => texts().cabinet.packed(count),
    };
    await this.zip.make(zip, run);
  }
}
