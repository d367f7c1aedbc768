import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { openShared } from './openShared';

const note = new File(['PK'], 'note.docx');
const send = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Send' });

it('has no Send, and no word of it, where no file is accepted anywhere [SHARE-03]', async () => {
  openShared([note]);
  expect(await screen.findByText(/Accepted here:/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByText('These files stay on this device for an hour at most.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Put aside' })).toBeTruthy();
});

it('asks by a press on Send where a file belongs, beside one that is not accepted, until it is sent [SHARE-03]', async () => {
  const { store, view } = openShared([note, aBrowserFile('pdf', 'a.pdf')]);
  await view.user.click(await send());
  expect(await screen.findByText('Please choose where this file belongs.')).toBeTruthy();
  const [, row] = store.rows;
  if (row !== undefined) act(() => store.choose(row, 'cabinet'));
  await view.user.click(await send());
  expect(await screen.findByText('a.pdf was sent to Filecabinet.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
});
