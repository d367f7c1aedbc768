import { screen } from '@testing-library/react';
import { fireEvent } from '@testing-library/react';
import { MakePhotoPdf } from '../../../src/application/documents/MakePhotoPdf';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import { PhotoPdfButton } from '../../../src/ui/documents/PhotoPdfButton';
import { PhotoPdfStore } from '../../../src/ui/documents/PhotoPdfStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aPageClock } from '../../doubles/aPageClock';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryPhotoPdf } from '../../doubles/InMemoryPhotoPdf';
import { renderWith } from '../support/renderWith';

/** A photograph as a file chooser returns it; the double knows its sides. */
export const aPhotoFile = (name: string, type = 'image/jpeg'): File => new File(['photo'], name, { type });

/** The stores that the button needs, with the double behind them. */
export const photoStores = (double = new InMemoryPhotoPdf(), check = new InMemoryFileCheck()) => {
  const make = new MakePhotoPdf({ drawer: double, writer: double });
  const store = new PhotoPdfStore({ drawer: double, make, clock: aPageClock(), check });
  return {
    double,
    store,
    check,
    stores: new Map<StoreKey<unknown>, unknown>([[PhotoPdfStore, store]]),
  };
};

const inputs = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="file"]'),
];

/** Chooses files in the dialog's gallery. */
export const choosePhotos = (files: readonly File[]): void => {
  const [gallery] = inputs();
  if (gallery === undefined) throw new Error('There is no gallery.');
  fireEvent.change(gallery, { target: { files } });
};

/** The button in a place of its own, pressed, with pictures of twelve megapixels to choose. */
export const openPhotoDialog = async ({ maxBytes = MAX_UPLOAD_BYTES } = {}) => {
  const { double, store, check, stores } = photoStores();
  const used: File[] = [];
  const view = renderWith(
    <PhotoPdfButton
      subject="Cancelled cheque"
      maxBytes={maxBytes}
      disabled={false}
      onUse={(pdf) => void used.push(pdf)}
    />,
    { stores },
  );
  const press = async (name: string): Promise<void> =>
    view.user.click(await screen.findByRole('button', { name }));
  await press('Make one PDF from photos');
  await screen.findByRole('button', { name: 'Choose photos' });
  const choose = async (...names: readonly string[]): Promise<void> => {
    const files = names.map((name) => aPhotoFile(name));
    for (const file of files) double.sides.set(file, { width: 3024, height: 4032 });
    const before = pages().length;
    choosePhotos(files);
    await screen.findByRole('img', { name: `Page ${before + names.length}: ${names.at(-1) ?? ''}` });
  };
  return { ...view, double, store, check, used, press, choose };
};

/** The pages in their order, each as 'Page 1: front.jpg'. */
export const pages = (): readonly string[] =>
  [...document.querySelectorAll('[data-photo] img')].map((image) => image.getAttribute('alt') ?? '');
