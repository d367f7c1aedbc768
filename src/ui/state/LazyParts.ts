import type { ComponentType } from 'react';
import type { PayRowProps } from '../attention/PayRow';
import type { NeedsYouProps } from '../attention/needsYouProps';
import type { PayNowProps } from '../checkout/PayNow';
import type { ServiceDateProps } from '../deadlines/ServiceDate';
import type { SeveralUploadsProps } from '../documents/CabinetPage';
import type { ZipProps } from '../documents/CabinetZip';
import type { CabinetProps } from '../documents/FileRow';
import type { FileWarningListProps } from '../documents/FileWarningList';
import type { PaperDialogsProps } from '../documents/paperDialogProps';
import type { PhotoPdfDialogProps } from '../documents/PhotoPdfDialog';
import type { MoneyLineProps } from '../payments/MoneyLine';
import type { SearchResultsProps } from '../search/SearchResults';
import type { MenuProps } from '../shell/menuProps';
import type { ScreenName } from '../shell/routes';
import type { TransactionsTabProps } from '../transactions/transactionProps';
import type { RecentlyCompletedProps } from '../work/RecentlyCompleted';

/** The parts whose code and bindings come when they are first shown, and what each is given; a screen is given nothing. */
export interface LazyPartProps extends Readonly<
  Record<ScreenName | 'newRelease' | 'signedIn' | 'signUp', object>
> {
  readonly cabinetPreview: CabinetProps;
  readonly cabinetZip: ZipProps;
  readonly fileWarnings: FileWarningListProps;
  readonly menu: MenuProps;
  readonly moneyLine: MoneyLineProps;
  readonly needsYou: NeedsYouProps;
  readonly papers: PaperDialogsProps;
  readonly payNow: PayNowProps;
  readonly payRow: PayRowProps;
  readonly photoPdf: PhotoPdfDialogProps;
  readonly recentlyCompleted: RecentlyCompletedProps;
  readonly searchResults: SearchResultsProps;
  readonly serviceDate: ServiceDateProps;
  readonly severalUploads: SeveralUploadsProps;
  readonly transactionsTab: TransactionsTabProps;
}

export type LazyPartName = keyof LazyPartProps;
export type LazyPartOf<Name extends LazyPartName> = ComponentType<LazyPartProps[Name]>;

/** Brings the lazy parts; where each comes from is said in composition. */
export abstract class LazyParts {
  /** The part, if it has been loaded. */
  abstract find<Name extends LazyPartName>(name: Name): LazyPartOf<Name> | undefined;

  /** The part, once its code is there and its stores can be had; rejects if code cannot be loaded, and tries again when called again. */
  abstract load<Name extends LazyPartName>(name: Name): Promise<LazyPartOf<Name>>;

  /** Loads what will probably be shown; a failure shows with the part, which tries again. */
  prefetch(name: LazyPartName): void {
    this.load(name).catch(() => undefined);
  }
}
