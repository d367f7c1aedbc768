import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { taskId } from '../../../src/domain/work/task';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { documentCard } from './chooseFile';
import { fourDocuments, openPapers } from './openPapers';
import { pages } from './openPhotoDialog';

const pan = aBrowserFile('pdf', 'PAN_card.pdf');
const aadhaar = aBrowserFile('jpeg', 'aadhaar front.jpg');
const whatsApp = aBrowserFile('jpeg', 'WhatsApp Image 2026-11-02 at 10.12.33.jpeg');

const never = (): Promise<void> => new Promise(() => undefined);

describe('Add papers', () => {
  it('offers which is which where it is clear, and asks where it is not [PAPER-04]', async () => {
    const { choose, chosen, status, which } = await openPapers();
    await choose(pan, aadhaar, whatsApp);
    expect([chosen(pan.name), chosen(aadhaar.name), chosen(whatsApp.name)]).toEqual([
      'PAN card',
      'Aadhaar card',
      'Which document is this?',
    ]);
    expect([...which(pan.name).options].slice(1).map(({ textContent }) => textContent)).toEqual([
      'PAN card',
      'Aadhaar card',
      'Bank statement',
      'Photo',
    ]);
    expect(status()).toBe('Please say which document 1 file is. It is not sent before that.');
  });

  it('does not warn of a file that is ready', async () => {
    const { choose, inside } = await openPapers();
    await choose(pan, whatsApp);
    const warned = (status: string): boolean =>
      inside().getByText(status).closest('.ant-tag-warning') !== null;
    expect([warned('Ready'), warned('Which one?')]).toEqual([false, true]);
  });

  it('sends by one press what is clear; the wrong file is told of, and the one that is asked about stays [PAPER-04]', async () => {
    const { choose, pressThere, files, status, rowText, chosen, dialog } = await openPapers();
    await choose(pan, aadhaar, whatsApp, aBrowserFile('webp', 'bank statement.webp'));
    expect(rowText('bank statement.webp')).toContain('Not accepted');
    expect(files.uploadedDocuments).toEqual([]);
    await pressThere('Upload');
    await waitFor(() => expect(rowText(aadhaar.name)).toContain('Sent as Aadhaar card.'));
    expect(files.uploadedDocuments.map(({ document, file }) => [document.name, file.name])).toEqual([
      ['PAN card', 'PAN_card.pdf'],
      ['Aadhaar card', 'aadhaar front.jpg'],
    ]);
    expect(status()).toBe(
      'Sent 2 of 2.1 file is not accepted. The list says why.Please say which document 1 file is. It is not sent before that.',
    );
    expect(chosen(whatsApp.name)).toBe('Which document is this?');
    expect(within(dialog).getByText(/^This is a WEBP image\. Accepted here:/)).toBeTruthy();
  });

  it('says what to do with a file for which no document is left [PAPER-04]', async () => {
    const { choose, say, pressThere, files, status, rowText, inside, button } = await openPapers();
    const bank = aBrowserFile('pdf', 'bank statement.pdf');
    const photo = aBrowserFile('jpeg', 'photo.jpg');
    await choose(pan, aadhaar, bank, photo, whatsApp);
    await say(whatsApp.name, 'Photo');
    await say(photo.name, 'Which document is this?');
    await pressThere('Upload');
    await waitFor(() => expect(files.uploadedDocuments).toHaveLength(4));
    await waitFor(() =>
      expect(status()).toBe('4 files uploaded.No document is left for 1 file. It is not sent.'),
    );
    expect(rowText(photo.name)).toContain(
      'Every document of this task has a file. Remove this one, or send it by “Send another paper”.',
    );
    expect(rowText(photo.name)).toContain('No document left');
    expect(inside().queryByRole('combobox')).toBeNull();
    expect(button('Upload').disabled).toBe(true);
  });

  it('never sends two files for one document: both rows say so until one is another [PAPER-04]', async () => {
    const { choose, say, files, pressThere, rowText, button } = await openPapers();
    await choose(pan, whatsApp);
    await say(whatsApp.name, 'PAN card');
    for (const { name } of [pan, whatsApp])
      expect(rowText(name)).toContain('Another file is chosen for PAN card, which takes one file.');
    expect(button('Upload').disabled).toBe(true);
    await say(whatsApp.name, 'Photo');
    await pressThere('Upload');
    await waitFor(() => expect(files.uploadedDocuments).toHaveLength(2));
  });

  it('makes one file of the two sides of a paper, in their order, where they are told apart [PAPER-04]', async () => {
    const { choose, say, photos, press, pressThere, rowText, chosen, files, inside, user } =
      await openPapers();
    photos.beginning = '%PDF-1.7';
    const [front, back] = [aBrowserFile('jpeg', 'IMG_1.jpg'), aBrowserFile('jpeg', 'IMG_2.jpg')];
    for (const side of [front, back]) photos.sides.set(side, { width: 300, height: 400 });
    await choose(front, back, pan);
    await say(front.name, 'Aadhaar card');
    await say(back.name, 'Aadhaar card');
    expect(rowText(pan.name)).not.toContain('Make one PDF');
    const [open] = inside().getAllByRole('button', { name: 'Make one PDF from 2 photos' });
    if (open === undefined) throw new Error('There is no button.');
    await user.click(open);
    await screen.findByRole('img', { name: 'Page 2: IMG_2.jpg' });
    expect(pages()).toEqual(['Page 1: IMG_1.jpg', 'Page 2: IMG_2.jpg']);
    await press('Make PDF');
    await screen.findByRole('button', { name: 'Use this PDF' });
    await press('Use this PDF');
    const pdf = await inside().findByText(/^Aadhaar card.*\.pdf$/, { selector: '.portal-queued-name' });
    expect(chosen(pdf.textContent ?? '')).toBe('Aadhaar card');
    expect(inside().queryByText(front.name)).toBeNull();
    expect(files.uploadedDocuments).toEqual([]);
    await pressThere('Upload');
    await waitFor(() => expect(files.uploadedDocuments).toHaveLength(2));
    expect(files.uploadedDocuments.map(({ document, file }) => [document.name, file.name])).toContainEqual([
      'Aadhaar card',
      pdf.textContent,
    ]);
  });

  it('leaves the focus on the button of the row that the photos were opened from [PAPER-04]', async () => {
    const { choose, say, photos, press, inside, user } = await openPapers();
    const [front, back] = [aBrowserFile('jpeg', 'IMG_1.jpg'), aBrowserFile('jpeg', 'IMG_2.jpg')];
    for (const side of [front, back]) photos.sides.set(side, { width: 300, height: 400 });
    await choose(front, back);
    for (const { name } of [front, back]) await say(name, 'Aadhaar card');
    const second = (): HTMLElement | undefined =>
      inside().getAllByRole('button', { name: 'Make one PDF from 2 photos' })[1];
    await user.click(second() ?? document.body);
    await screen.findByRole('img', { name: 'Page 2: IMG_2.jpg' });
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Page 2: IMG_2.jpg' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(second()));
  });

  it('shows progress, cancels one, tries one that failed again, each by itself [PAPER-04]', async () => {
    const workplace = fourDocuments();
    workplace.files.gate = never();
    const { choose, pressThere, dialog, rowText, files, status } = await openPapers(workplace);
    await choose(pan, aadhaar);
    await pressThere('Upload');
    await within(dialog).findByRole('progressbar', { name: 'Uploading PAN_card.pdf' });
    workplace.files.gate = Promise.resolve();
    workplace.files.uploadFailure = gatewayError('ServerFault');
    await pressThere('Cancel PAN_card.pdf');
    await waitFor(() => expect(rowText(aadhaar.name)).toContain('Upload failed. Please try again.'));
    expect(rowText(pan.name)).toContain('Cancelled');
    workplace.files.uploadFailure = undefined;
    await pressThere('Try again: aadhaar front.jpg');
    await waitFor(() => expect(rowText(aadhaar.name)).toContain('Sent as Aadhaar card.'));
    await pressThere('Try again: PAN_card.pdf');
    await waitFor(() => expect(status()).toBe('2 files uploaded.'));
    expect(files.uploadedDocuments).toHaveLength(2);
  });

  it('counts what a lost line left ready among those that are to be sent [PAPER-04]', async () => {
    const workplace = fourDocuments();
    const { choose, pressThere, rowText, status } = await openPapers(workplace);
    const photo = aBrowserFile('jpeg', 'photo.jpg');
    workplace.files.uploadFailure = gatewayError('Unreachable');
    await choose(pan, aadhaar, photo);
    await pressThere('Upload');
    await waitFor(() => expect(rowText(pan.name)).toContain('Upload failed. Please try again.'));
    workplace.files.uploadFailure = undefined;
    await pressThere('Try again: PAN_card.pdf');
    await waitFor(() => expect(rowText(pan.name)).toContain('Sent as PAN card.'));
    expect(status()).toBe('Sent 1 of 3.');
  });

  it('does not offer to try again what would fail again, and says why [PAPER-04]', async () => {
    const workplace = fourDocuments();
    workplace.files.uploadFailure = gatewayError('PayloadTooLarge');
    const { choose, pressThere, rowText } = await openPapers(workplace);
    await choose(pan);
    await pressThere('Upload');
    await waitFor(() => expect(rowText(pan.name)).toContain('This file is too large to be uploaded.'));
    expect(rowText(pan.name)).not.toMatch(/try again/i);
  });

  it('tells that another window was first, and sends the file as another document [PAPER-04]', async () => {
    const workplace = fourDocuments();
    const { choose, pressThere, rowText, say, store, files } = await openPapers(workplace);
    await choose(pan);
    files.documents = files.documents.map((one) =>
      one.name === 'PAN card'
        ? { ...one, files: [{ id: '1', name: 'other.pdf', path: 'x', createdAt: { _tag: 'None' } }] }
        : one,
    );
    await store.documents.documents.reload();
    await waitFor(() => expect(rowText(pan.name)).toContain('PAN card is already uploaded.'));
    await say(pan.name, 'Bank statement');
    await pressThere('Upload');
    await waitFor(() => expect(rowText(pan.name)).toContain('Sent as Bank statement.'));
  });

  it('counts a file as sent whose answer was lost', async () => {
    const workplace = fourDocuments();
    workplace.files.losesAnswer = true;
    const { choose, pressThere, rowText } = await openPapers(workplace);
    await choose(pan);
    await pressThere('Upload');
    await waitFor(() => expect(rowText(pan.name)).toContain('Sent as PAN card.'));
  });

  it('warns before it sends, and sends all the same by another press [CHECK-01]', async () => {
    const workplace = fourDocuments();
    workplace.check.warnings = new Map([[pan.name, [{ kind: 'CutOff' }]]]);
    const { choose, pressThere, status, rowText, files, check } = await openPapers(workplace);
    await choose(pan);
    await waitFor(() => expect(rowText(pan.name)).toContain('Please check'));
    expect(status()).toContain('Please check 1 file before it is sent');
    await pressThere('Upload');
    await waitFor(() => expect(files.uploadedDocuments).toHaveLength(1));
    await waitFor(() => expect(check.sent).toEqual([[pan.name, taskId('3')]]));
  });

  it('keeps what is not sent after it was closed, and the page says so [PAPER-04]', async () => {
    const { choose, pressThere, press, chosen } = await openPapers();
    await choose(pan, whatsApp);
    await pressThere('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('2 files in “Add papers” are not sent yet.')).toBeTruthy();
    await press('Add papers');
    await waitFor(() => expect(chosen(pan.name)).toBe('PAN card'));
  });

  it('asks before it stops; what was not sent waits there [PAPER-04]', async () => {
    const workplace = fourDocuments();
    workplace.files.gate = never();
    const { choose, pressThere, press, files } = await openPapers(workplace);
    await choose(pan, aadhaar);
    await pressThere('Upload');
    await screen.findByRole('progressbar');
    await pressThere('Close');
    await screen.findByText('Stop uploading?');
    await press('Stop');
    expect(await screen.findByText('2 files in “Add papers” are not sent yet.')).toBeTruthy();
    expect(files.uploadedDocuments).toEqual([]);
  });

  it('tells who leaves the page of files that are not sent, and has them at the next visit [PAPER-04]', async () => {
    const workplace = fourDocuments();
    const { choose, unmount, notifier } = await openPapers(workplace);
    await choose(pan);
    unmount();
    expect(notifier.failures).toEqual([
      '1 file for your task is not sent yet. Open “Add papers” there to send it.',
    ]);
    const { chosen } = await openPapers(workplace);
    expect(chosen(pan.name)).toBe('PAN card');
  });

  it('keeps them for the next session where this one ended [PAPER-04]', async () => {
    const workplace = fourDocuments();
    workplace.files.uploadFailure = gatewayError('Unauthorized');
    const { choose, pressThere, unmount, unsent } = await openPapers(workplace);
    await choose(pan, aadhaar);
    await pressThere('Upload');
    await screen.findByText(/^Your session may have ended\./);
    unmount();
    expect(unsent.files.map(({ name }) => name)).toEqual([pan.name, aadhaar.name]);
  });

  it('is not offered once no document is missing, and shows what was sent on the page [PAPER-04]', async () => {
    const { choose, pressThere, say } = await openPapers();
    const statement = aBrowserFile('xlsx', 'bank statement oct.xlsx');
    await choose(pan, aadhaar, whatsApp, statement);
    await say(whatsApp.name, 'Photo');
    await pressThere('Upload');
    await screen.findByText('4 files uploaded.');
    await pressThere('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Add papers' })).toBeNull();
    expect(within(documentCard('Photo')).getByText(/View/)).toBeTruthy();
  });
});
