import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { aBrowserFile } from '../../doubles/aChosenFile';
import type { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { settled } from '../state/controlledRead';
import { documentCard } from './chooseFile';
import { MAKE } from './makePdfAt';
import { openDocuments } from './openDocuments';
import { fourDocuments, openPapers } from './openPapers';
import { aPhotoFile, choosePhotos } from './openPhotoDialog';

/** As after a minute in the camera. */
const comeBack = async ({ asked }: InMemoryFileGateway): Promise<void> => {
  await act(async () => {
    readShownAgain();
    await settled();
  });
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(asked).toEqual(['3', '3']);
};

describe('the page of a task that is read again', () => {
  it('keeps the photos of a PDF that is being made [HOME-05] [CHECK-05]', async () => {
    const { files, photos, user } = await openDocuments();
    await user.click(within(documentCard('Photo')).getByRole('button', { name: MAKE }));
    await screen.findByRole('button', { name: 'Choose photos' });
    const file = aPhotoFile('front.jpg');
    photos.sides.set(file, { width: 300, height: 400 });
    choosePhotos([file]);
    const dialog = screen.getByRole('dialog');
    await screen.findByRole('img', { name: 'Page 1: front.jpg' });
    await comeBack(files);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(screen.getByRole('img', { name: 'Page 1: front.jpg' })).toBeTruthy();
  });

  it('keeps the dialog of several papers open, with its files [HOME-05] [PAPER-04]', async () => {
    const workplace = fourDocuments();
    const { dialog, choose } = await openPapers(workplace);
    await choose(aBrowserFile('pdf', 'letter.pdf'));
    await comeBack(workplace.files);
    expect(screen.getByRole('dialog', { name: 'Add papers' })).toBe(dialog);
    expect(within(dialog).getByText('letter.pdf', { selector: '.portal-queued-name' })).toBeTruthy();
  });

  it('keeps the place at which a file is chosen [HOME-05]', async () => {
    const { files } = await openDocuments();
    const input = documentCard('Photo').querySelector('input');
    await comeBack(files);
    expect(documentCard('Photo').querySelector('input')).toBe(input);
  });
});
