import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { aWorkplace } from '../work/openTask';
import { chooseForTask, documentCard, fileInput } from './chooseFile';
import { locked, openGate, PASSWORD } from './fileChecks';
import { openDocuments } from './openDocuments';

const openWith = async (check: InMemoryFileCheck) => {
  const workplace = { ...aWorkplace(), check };
  return openDocuments(workplace);
};

describe('a file with a warning for a task', () => {
  it('waits until Upload anyway is pressed [CHECK-01] [CHECK-03]', async () => {
    const { files, press } = await openWith(locked('some.xlsx'));
    chooseForTask('Photo', aBrowserFile('xlsx'));
    expect((await screen.findByText(PASSWORD)).closest('li.portal-document')).toBe(documentCard('Photo'));
    expect(files.uploadedDocuments).toEqual([]);
    await press('Upload anyway');
    expect(await screen.findByRole('button', { name: 'View some.xlsx' })).toBeTruthy();
    expect(files.uploadedDocuments[0]).toMatchObject({ taskId: '3', userId: '70', createdBy: '90' });
    expect(screen.queryByText(PASSWORD)).toBeNull();
  });

  it('gives way to another one, which is sent without a further press [CHECK-01]', async () => {
    const { files, button } = await openWith(locked());
    chooseForTask('Photo', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    let isOpened = false;
    fileInput(documentCard('Photo')).addEventListener('click', () => {
      isOpened = true;
    });
    fireEvent.click(button('Choose another file'));
    expect(isOpened).toBe(true);
    chooseForTask('Photo', aBrowserFile('jpeg'));
    expect(await screen.findByRole('button', { name: 'View some.jpeg' })).toBeTruthy();
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['some.jpeg']);
  });

  it('is remembered once it is sent, and not before [CHECK-01]', async () => {
    const check = locked();
    const { press } = await openWith(check);
    chooseForTask('Photo', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    expect(check.sent).toEqual([]);
    await press('Upload anyway');
    await waitFor(() => expect(check.sent).toEqual([['some.pdf', '3']]));
  });

  it('says that it is being checked, and gives way to one chosen meanwhile', async () => {
    const check = locked();
    const { opened, open } = openGate();
    check.gate = opened;
    const { files } = await openWith(check);
    chooseForTask('Photo', aBrowserFile('pdf'));
    expect(await screen.findByText('Checking some.pdf...')).toBeTruthy();
    chooseForTask('Photo', aBrowserFile('png'));
    expect(await screen.findByText('Checking some.png...')).toBeTruthy();
    expect(files.uploadedDocuments).toEqual([]);
    await open();
    await waitFor(() => expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['some.png']));
  });

  it('is sent unchecked once the check has taken too long [CHECK-02]', async () => {
    const check = locked();
    check.gate = new Promise(() => undefined);
    const { promise, resolve: end } = Promise.withResolvers<void>();
    check.waiting = promise;
    const { files } = await openWith(check);
    chooseForTask('Photo', aBrowserFile('pdf'));
    await screen.findByText('Checking some.pdf...');
    expect(files.uploadedDocuments).toEqual([]);
    end();
    await screen.findByText('some.pdf uploaded.');
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['some.pdf']);
  });

  it('is told of at its document where the check ends after it was sent, until another is chosen [CHECK-01] [CHECK-02]', async () => {
    const check = locked();
    const { opened, open } = openGate();
    check.gate = opened;
    check.waiting = Promise.resolve();
    await openWith(check);
    chooseForTask('Photo', aBrowserFile('pdf'));
    await screen.findByText('some.pdf uploaded.');
    expect(screen.queryByText(PASSWORD)).toBeNull();
    await open();
    expect((await screen.findByText(PASSWORD)).closest('li.portal-document')).toBe(documentCard('Photo'));
    expect(screen.getByText('What the check of some.pdf found after it was sent:')).toBeTruthy();
    expect(screen.queryByText('To send it all the same, press Upload.')).toBeNull();
    expect(screen.getByText('To replace it, press “Ask our expert”.').closest('li')).toBe(
      documentCard('Photo'),
    );
    expect(within(documentCard('Photo')).getByRole('button', { name: /^Ask our expert/ })).toBeTruthy();
    chooseForTask('Bank statement', aBrowserFile('png'));
    await waitFor(() => expect(screen.queryByText(PASSWORD)).toBeNull());
  });

  it('is told of to a customer who has left before it was checked', async () => {
    const check = locked();
    const { opened, open } = openGate();
    check.gate = opened;
    const { files, unmount, notifier } = await openWith(check);
    chooseForTask('Photo', aBrowserFile('pdf'));
    await screen.findByText('Checking some.pdf...');
    unmount();
    await open();
    await waitFor(() =>
      expect(notifier.failures).toEqual(['some.pdf is not sent yet. It waits at “Photo”.']),
    );
    expect(files.uploadedDocuments).toEqual([]);
  });

  it('without a warning is sent for its task although the customer has left', async () => {
    const check = new InMemoryFileCheck();
    const { opened, open } = openGate();
    check.gate = opened;
    const { files, unmount } = await openWith(check);
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByText('Checking some.jpeg...');
    unmount();
    await open();
    await waitFor(() => expect(files.uploadedDocuments[0]).toMatchObject({ taskId: '3', userId: '70' }));
  });
});
