import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aDocument } from '../../domain/documents/aFile';
import { aTask } from '../../domain/work/aTask';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { openShared } from './openShared';

const note = new File(['PK'], 'note.docx');
const send = (): Promise<HTMLElement> => screen.findByRole('button', { name: 'Send' });
const where = (): HTMLElement => screen.getByRole('combobox', { name: 'Where does a.pdf belong?' });
const hint = (): string | undefined => where().parentElement?.querySelector('p')?.textContent;

it('has no Send, and no word of it, where no file is accepted anywhere [SHARE-03]', async () => {
  openShared([note]);
  expect(await screen.findByText(/Accepted here:/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByText('These files stay on this device for an hour at most.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Put aside' })).toBeTruthy();
});

it('says so where a file is accepted for documents alone and none is missing [SHARE-03]', async () => {
  openShared([aBrowserFile('xlsx', 'a.xlsx')]);
  expect(await screen.findByText(/^No missing document can be this file/)).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove a.xlsx' })).toBeTruthy();
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

it('offers the missing documents under their service, and tells the service of the one that is chosen [SHARE-03]', async () => {
  const tasks = [
    aTask({ id: '7', status: 'started', serviceName: 'GST Filing' }),
    aTask({ id: '8', status: 'started', serviceName: 'Book Keeping' }),
  ];
  const { view } = openShared([aBrowserFile('pdf', 'a.pdf')], {
    tasks,
    documents: [aDocument({ name: 'Photo' })],
  });
  await screen.findByRole('group', { name: 'Book Keeping' });
  const groups = within(where()).getAllByRole('group');
  expect(groups.map((group) => [group.getAttribute('label'), group.textContent])).toEqual([
    ['GST Filing', 'Photo'],
    ['Book Keeping', 'Photo'],
  ]);
  const second = within(where()).getAllByRole('option', { name: 'Photo' })[1];
  if (second !== undefined) await view.user.selectOptions(where(), second);
  expect(hint()).toBe('Book Keeping');
  await view.user.selectOptions(where(), 'Filecabinet');
  expect(hint()).toBeUndefined();
});
