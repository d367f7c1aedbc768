import { makeAutoObservable } from 'mobx';
import type { PackFiles } from '../../application/documents/PackFiles';
import type { Notifier } from '../../application/ports/Notifier';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import { sessionEnds } from '../../application/session/sessionEnds';
import { indianDay } from '../../domain/dates/instant';
import { cabinetZip } from '../../domain/documents/cabinetZip';
import { ZipPacking } from '../kit/ZipPacking';
import { Command } from '../state/Command';
import type { EndsWithPage } from '../state/Outlasting';
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

type ZipView = Pick<CabinetView, 'allToDownload' | 'grouping'>;

/** Files of the cabinet as one zip with folders by year and tag, which is packed on while the customer looks at other pages (VAULT-02). */
export class CabinetZipStore implements EndsWithPage {
  readonly packing: Command<readonly [view: ZipView]>;
  /** What came of the last zip. */
  readonly zip: ZipPacking;
  private isShown = false;

  constructor(private readonly deps: CabinetZipDependencies) {
    this.zip = new ZipPacking({ ...deps, isShown: () => this.isShown });
    this.packing = new Command((run, view) => this.pack(run, view));
    makeAutoObservable<this, 'deps' | 'isShown'>(
      this,
      { deps: false, packing: false, zip: false, isShown: false },
      { autoBind: true },
    );
  }

  get losesByReload(): boolean {
    return this.packing.isRunning;
  }

  open(): void {
    this.isShown = true;
  }

  /** Called when the customer leaves the page; what is packed goes on. */
  close(): void {
    this.isShown = false;
    this.zip.forget();
  }

  private async pack(run: Run, view: ZipView): Promise<void> {
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
