import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { openShared } from './openShared';

const note = new File(['PK'], 'note.docx');
const send = async (): Promise<HTMLButtonElement> =>
  screen.findByRole<HTMLButtonElement>('button', { name: 'Send' });

it('has nothing to send where no file is accepted anywhere, and Send takes no press [SHARE-03]', async () => {
  openShared([note]);
  expect(await screen.findByText(/Accepted here:/)).toBeTruthy();
  expect((await send()).disabled).toBe(true);
});

it('asks by a press on Send where a file belongs, beside one that is not accepted, until it is sent [SHARE-03]', async () => {
  const { store, view } = openShared([note, aBrowserFile('pdf', 'a.pdf')]);
  await view.user.click(await send());
  expect(await screen.findByText('Please choose where this file belongs.')).toBeTruthy();
  const [, row] = store.rows;
  if (row !== undefined) act(() => store.choose(row, 'cabinet'));
  await view.user.click(await send());
  expect(await screen.findByText('a.pdf was sent to Filecabinet.')).toBeTruthy();
  await waitFor(async () => expect((await send()).disabled).toBe(true));
});
