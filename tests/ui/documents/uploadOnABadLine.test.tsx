import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { line } from '../../../src/ui/state/line';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { aWorkplace } from '../work/openTask';
import { chooseForTask, documentCard } from './chooseFile';
import { openDocuments } from './openDocuments';
import { openSeveral } from './openSeveral';

const WAITING = 'Waiting for the internet connection…';
const setDown = (isDown: boolean): void => act(() => line.setDown(isDown));

afterEach(() => setDown(false));

describe('a file for a task', () => {
  it('is named while it waits for the connection, and stays when that is cancelled [LINE-02]', async () => {
    const { files, press } = await openDocuments();
    setDown(true);
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    expect(await screen.findByText(WAITING)).toBeTruthy();
    expect(documentCard('Photo').textContent).toContain('Ready to upload: me.jpg');
    await press('Cancel upload');
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
    expect(documentCard('Photo').textContent).toContain('Ready to upload: me.jpg');
    setDown(false);
    expect(files.keys).toEqual([]);
    await press('Send me.jpg');
    await waitFor(() => expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['me.jpg']));
    expect(screen.queryByText(/^Ready to upload/)).toBeNull();
  });

  it('is kept by its name after a send that failed, with Try again and Choose another [LINE-02]', async () => {
    const { files, press } = await openDocuments();
    files.uploadFailure = gatewayError('Unreachable');
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    expect(await screen.findByText(/^Kept here: me\.jpg/)).toBeTruthy();
    let choosers = 0;
    documentCard('Photo')
      .querySelector('input')
      ?.addEventListener('click', () => (choosers += 1));
    await press('Upload Photo');
    await press('Choose another');
    expect([choosers, files.keys.length]).toEqual([2, 1]);
    files.uploadFailure = undefined;
    await press('Try again');
    expect(await screen.findByText('me.jpg uploaded.')).toBeTruthy();
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['me.jpg']);
    expect(screen.queryByText(/^Kept here/)).toBeNull();
  });

  it('is kept where the server failed, and not sent by itself after a press of Cancel upload [LINE-02]', async () => {
    const workplace = aWorkplace();
    workplace.files.uploadFailure = gatewayError('ServerFault');
    const { press } = await openDocuments(workplace);
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    expect(await screen.findByText(/^Kept here: me\.jpg/)).toBeTruthy();
    workplace.files.gate = new Promise(() => undefined);
    await press('Try again');
    await screen.findByRole('progressbar');
    await press('Cancel upload');
    await screen.findByText('me.jpg: Upload cancelled.');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Send me.jpg' })).toBeTruthy();
  });

  it('gives way to another that is chosen instead', async () => {
    const { files } = await openDocuments();
    files.uploadFailure = gatewayError('Unreachable');
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    expect(await screen.findByText(/^Kept here: me\.jpg/)).toBeTruthy();
    files.uploadFailure = undefined;
    chooseForTask('Photo', aBrowserFile('jpeg', 'you.jpg'));
    expect(await screen.findByText('you.jpg uploaded.')).toBeTruthy();
    expect(screen.queryByText(/^(?:Kept here|Ready to upload)/)).toBeNull();
  });

  it('does not stay when the server refused it: the same file would be refused again', async () => {
    const workplace = aWorkplace();
    workplace.files.uploadFailure = gatewayError('Rejected');
    await openDocuments(workplace);
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByText(/^(?:Kept here|Ready to upload)/)).toBeNull();
  });

  it('is told to be there when only the response was lost [LINE-02]', async () => {
    const { files, check } = await openDocuments();
    files.losesAnswer = true;
    chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
    expect(await screen.findByText('me.jpg uploaded.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/^(?:Kept here|Ready to upload)/)).toBeNull();
    expect(check.sent).toEqual([['me.jpg', '3']]);
  });
});

it('several files say that they wait for the connection, and go on by themselves [LINE-02]', async () => {
  const { choose, press, gateway, dialog } = await openSeveral();
  await choose(aBrowserFile('pdf', 'a.pdf'), aBrowserFile('pdf', 'b.pdf'));
  setDown(true);
  await press('Upload');
  await waitFor(() => expect(dialog.textContent).toContain(WAITING));
  expect(gateway.keys).toEqual([]);
  setDown(false);
  await waitFor(() => expect(gateway.putIn.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']));
  expect(dialog.textContent).not.toContain(WAITING);
});
