import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aTask } from '../../domain/work/aTask';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { fourDocuments, openAnother } from './openPapers';

const lease = aBrowserFile('pdf', 'lease.pdf');
const LINE = 'I have put another paper for GST Filing (task 3, order 100015) into my Filecabinet: lease.pdf';

const ordered = () => ({
  ...fourDocuments(),
  work: new InMemoryWorkGateway([aTask({ id: '3', orderId: '100015' })], new Map()),
});

describe('Send another paper', () => {
  it('puts the file into the cabinet and readies a message that names task, order and file [PAPER-01]', async () => {
    const { choose, pressThere, files, chat, dialog } = await openAnother(ordered());
    await choose(lease);
    expect(files.putIn).toEqual([]);
    await pressThere('Send');
    await screen.findByText(/^lease\.pdf is in your Filecabinet\. Our expert does not know yet/);
    expect(files.putIn.map(({ name }) => name)).toEqual(['lease.pdf']);
    expect(dialog.textContent).toContain(LINE);
    expect(chat.isOpen).toBe(false);
    await pressThere('Tell our expert');
    expect(chat.firstLine).toBe(LINE);
    expect(dialog.textContent).not.toContain('Copy the message first');
  });

  it('says to copy the message first where only the contact page can be opened [PAPER-01]', async () => {
    const workplace = ordered();
    workplace.chat.takesFirstLine = false;
    const { choose, pressThere, sharing } = await openAnother(workplace);
    await choose(lease);
    await pressThere('Send');
    await screen.findByText(
      'Copy the message first: “Tell our expert” opens our contact page, which does not have it.',
    );
    await pressThere('Copy message');
    expect(sharing.copied).toEqual([LINE]);
  });

  it('says so no longer once the chat has come, which takes the message [PAPER-01]', async () => {
    const workplace = ordered();
    workplace.chat.takesFirstLine = false;
    const { choose, pressThere, dialog } = await openAnother(workplace);
    await choose(lease);
    await pressThere('Send');
    await screen.findByText(/^Copy the message first/);
    act(() => workplace.chat.comes());
    expect(dialog.textContent).not.toContain('Copy the message first');
  });

  it('loses nothing where it fails, and tries again without choosing again [PAPER-01]', async () => {
    const workplace = ordered();
    workplace.files.uploadFailure = gatewayError('ServerFault');
    const { choose, pressThere, press, rowText, files } = await openAnother(workplace);
    await choose(lease);
    await pressThere('Send');
    await waitFor(() => expect(rowText('lease.pdf')).toContain('Error uploading file. Please try again.'));
    await pressThere('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Send another paper');
    await screen.findByRole('dialog');
    workplace.files.uploadFailure = undefined;
    await pressThere('Try again: lease.pdf');
    await waitFor(() => expect(files.putIn).toHaveLength(1));
  });

  it('keeps the file for the next session where this one ended, and finds it there [PAPER-01]', async () => {
    const workplace = ordered();
    workplace.files.uploadFailure = gatewayError('Unauthorized');
    const { choose, pressThere, press, inside, unmount, unsent, notifier } = await openAnother(workplace);
    await choose(lease);
    await pressThere('Send');
    await screen.findByText(/^Your session may have ended\. Your files stay in this list/);
    await pressThere('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Send another paper');
    await screen.findByRole('dialog');
    expect(inside().getByText('lease.pdf')).toBeTruthy();
    unmount();
    expect(unsent.files.map(({ name }) => name)).toEqual(['lease.pdf']);
    expect(notifier.failures).toEqual([
      'lease.pdf is not sent yet. Open “Send another paper” at your task to send it.',
    ]);
    const next = await openAnother({ ...ordered(), unsent });
    expect(next.inside().getByText('lease.pdf')).toBeTruthy();
    expect(unsent.files).toEqual([]);
  });

  it('takes what the cabinet takes, and says why it does not take another [PAPER-01]', async () => {
    const { choose, rowText, button } = await openAnother(ordered());
    await choose(aBrowserFile('xlsx', 'sheet.xlsx'));
    expect(rowText('sheet.xlsx')).toContain('This is an Excel file. Accepted here: PNG, PDF');
    expect(button('Send').disabled).toBe(true);
  });

  it('tells who has left the page what became of it [PAPER-01]', async () => {
    const workplace = ordered();
    const { promise, resolve } = Promise.withResolvers<void>();
    workplace.files.gate = promise;
    const { choose, pressThere, unmount, notifier } = await openAnother(workplace);
    await choose(lease);
    await pressThere('Send');
    await screen.findByRole('progressbar');
    unmount();
    resolve();
    await waitFor(() =>
      expect(notifier.successes).toEqual([
        'lease.pdf is in your Filecabinet. Please tell our expert by “Chat with Expert” which task it is for.',
      ]),
    );
  });

  it('tells who leaves before it is sent [PAPER-01]', async () => {
    const { choose, unmount, notifier } = await openAnother(ordered());
    await choose(lease);
    unmount();
    expect(notifier.failures).toEqual([
      'lease.pdf is not sent yet. Open “Send another paper” at your task to send it.',
    ]);
  });
});
