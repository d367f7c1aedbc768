import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { documentCard } from './chooseFile';
import type { openDocuments } from './openDocuments';
import { aPhotoFile, choosePhotos } from './openPhotoDialog';
import type { InMemoryPhotoPdf } from '../../doubles/InMemoryPhotoPdf';

export const MAKE = 'Make one PDF from photos';

/** Makes a PDF of one photograph in the open dialog and uses it. */
export const takePdf = async (
  photos: InMemoryPhotoPdf,
  press: (name: string) => Promise<void>,
): Promise<void> => {
  await screen.findByRole('button', { name: 'Choose photos' });
  const file = aPhotoFile('front.jpg');
  photos.sides.set(file, { width: 300, height: 400 });
  choosePhotos([file]);
  await screen.findByRole('img', { name: 'Page 1: front.jpg' });
  await press('Make PDF');
  await screen.findByRole('button', { name: 'Use this PDF' });
  await press('Use this PDF');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

type Opened = Pick<Awaited<ReturnType<typeof openDocuments>>, 'photos' | 'user' | 'press'>;

/** Makes a PDF of one photograph at a document of the open task. */
export const makePdfAt = async ({ photos, user, press }: Opened, name: string): Promise<void> => {
  photos.beginning = '%PDF-1.7';
  await user.click(within(documentCard(name)).getByRole('button', { name: MAKE }));
  await takePdf(photos, press);
  await within(documentCard(name)).findByText(/^Ready to upload:/);
};
