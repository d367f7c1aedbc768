import { screen } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { ReadSentFiles } from '../../../src/application/documents/ReadSentFiles';
import { PackFiles } from '../../../src/application/documents/PackFiles';
import { ReadPreview } from '../../../src/application/documents/ReadPreview';
import type { KeptForms } from '../../../src/application/forms/KeptForms';
import type { ContentsRefused } from '../../../src/application/ports/FileContents';
import type { CabinetFile } from '../../../src/domain/documents/file';
import { StreamedZipWriter } from '../../../src/infrastructure/zip/StreamedZipWriter';
import { CabinetPreviewStore } from '../../../src/ui/documents/CabinetPreviewStore';
import { CabinetZipStore } from '../../../src/ui/documents/CabinetZipStore';
import { FileCabinetScreen } from '../../../src/ui/documents/FileCabinetScreen';
import { FileCabinetStore } from '../../../src/ui/documents/FileCabinetStore';
import type { UploadPlaces } from '../../../src/ui/documents/UploadPlaces';
import { SeveralUploadsStore } from '../../../src/ui/documents/SeveralUploadsStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aPageClock } from '../../doubles/aPageClock';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryFileSaver } from '../../doubles/InMemoryFileSaver';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemorySharedFiles } from '../../doubles/InMemorySharedFiles';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { keptForms } from '../../doubles/keptForms';
import { InMemoryUnsentFiles } from '../../doubles/InMemoryUnsentFiles';
import { signedInSession } from '../../doubles/signedInSession';
import { uploadPlaces } from '../../doubles/uploadPlaces';
import { aFile } from '../../domain/documents/aFile';
import { when } from '../../domain/when';
import { photoStores as photoStoresOf } from './openPhotoDialog';
import { renderWith } from '../support/renderWith';

/** Four files; the test's clock is set to 20 November 2026. */
export const someFiles: readonly CabinetFile[] = [
  aFile({ id: '1', name: 'return.pdf', path: 'c/1.pdf', tags: ['GST'] }),
  aFile({ id: '2', name: 'register.csv', path: 'c/2.csv', tags: ['Accounting'], uploadedBy: 'expert' }),
  aFile({ id: '3', name: 'front.png', path: 'c/3.png', tags: [], bytes: some(512) }),
  aFile({ id: '4', name: 'old.pdf', path: 'c/4.pdf', tags: ['TDS', 'GST'], createdAt: when('2025-06-01') }),
];

const link = 'https://files.example/c/1';

// Not by role: in a dialog of thirty choices that takes seconds.
const button = (name: string): HTMLButtonElement => {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name);
  if (found === undefined) throw new Error(`There is no button ${name}.`);
  return found;
};

export interface CabinetGiven {
  readonly at?: string;
  /** The tasks, with what the expert sent. */
  readonly work?: InMemoryWorkGateway;
  /** What is read of stored files by their paths; those named here have links. */
  readonly contents?: Readonly<Record<string, Uint8Array | ContentsRefused>>;
  readonly check?: InMemoryFileCheck;
  /** What this tab keeps over a reload. */
  readonly forms?: KeptForms;
  /** Those of the session, which each page of it shares. */
  readonly places?: UploadPlaces;
  /** The zip of an earlier visit, which shares the session. */
  readonly zip?: CabinetZipStore;
  /** What other apps shared. */
  readonly shared?: InMemorySharedFiles;
}

const addressOf = (path: string): string => `https://files.example/${path}`;

const storedFiles = (contents: NonNullable<CabinetGiven['contents']>) => {
  const paths = Object.entries(contents);
  return {
    links: new InMemoryDownloadLinks(
      new Map([['c/1.pdf', link], ...paths.map(([path]) => [path, addressOf(path)] as const)]),
    ),
    contents: new InMemoryFileContents(new Map(paths.map(([path, content]) => [addressOf(path), content]))),
  };
};

/** Opens the file cabinet with in-memory files. */
export const openCabinet = (
  gateway = new InMemoryFileGateway(someFiles),
  {
    at = '/filecabinet',
    work = new InMemoryWorkGateway(),
    contents: given = {},
    check = new InMemoryFileCheck(),
    forms = keptForms(),
    places = uploadPlaces(gateway, check),
    zip: begun,
    shared = new InMemorySharedFiles(),
  }: CabinetGiven = {},
) => {
  const { links, contents } = storedFiles(given);
  const parts = {
    notifier: new InMemoryNotifier(),
    reloader: new InMemoryReloader(),
    timer: new InMemoryTimer(),
    log: new InMemoryLog(),
    clock: aPageClock(),
    check,
    forms,
    session: signedInSession(),
  };
  const [browser, saver] = [new InMemoryBrowser(), new InMemoryFileSaver()];
  const unsent = new InMemoryUnsentFiles();
  const several = new SeveralUploadsStore({ places, unsent, ...parts });
  const store = new FileCabinetStore({
    files: gateway,
    places,
    sentFiles: new ReadSentFiles({ work }),
    shared,
    download: new DownloadFile({ links, browser }),
    ...parts,
  });
  const photoStores = photoStoresOf();
  const pack = new PackFiles({
    links,
    contents,
    zip: new StreamedZipWriter(),
    saver,
    session: parts.session,
  });
  const zip = begun ?? new CabinetZipStore({ pack, ...parts });
  const view = renderWith(<FileCabinetScreen />, {
    stores: new Map<StoreKey<unknown>, unknown>([
      [FileCabinetStore, store],
      [CabinetZipStore, zip],
      [CabinetPreviewStore, new CabinetPreviewStore({ readPreview: new ReadPreview({ links, contents }) })],
      [SeveralUploadsStore, several],
      ...photoStores.stores,
    ]),
    at,
    path: '/filecabinet',
  });
  const press = (name: string): Promise<void> => view.user.click(button(name));
  return {
    ...view,
    ...parts,
    photos: photoStores.double,
    gateway,
    work,
    links,
    contents,
    saver,
    browser,
    store,
    several,
    zip,
    places,
    unsent,
    link,
    button,
    press,
  };
};

/** The names of the listed files, once they are loaded. */
export const listed = async (): Promise<readonly string[]> => {
  const list = await screen.findByLabelText('Recents', { selector: '[role="list"]' });
  return [...list.querySelectorAll('button[aria-label^="Download "]')].map((one) =>
    (one.getAttribute('aria-label') ?? '').replace('Download ', ''),
  );
};
