import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { CABINET_RELOAD_MS } from '../../../src/domain/documents/limits';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { chooseForCabinet, fileInput } from './chooseFile';
import { descriptionsOf } from './descriptionsOf';
import { openCabinet } from './openCabinet';
import { openSeveral } from './openSeveral';

const never = (): Promise<void> => new Promise(() => undefined);

const a = aBrowserFile('pdf', 'a.pdf');
const b = aBrowserFile('pdf', 'b.pdf');
const c = aBrowserFile('pdf', 'c.pdf');

const focused = (): string | undefined => document.activeElement?.className;

describe('Upload several files', () => {
  it('opens a dialog that takes many files, and the drop zone still takes one [CHECK-06] [FILES-09]', async () => {
    const { dialog, choose, gateway, button } = await openSeveral();
    expect([fileInput(dialog).multiple, fileInput().multiple]).toEqual([true, false]);
    expect(descriptionsOf(within(dialog).getByRole('button', { name: 'Choose files' }))).toEqual([
      'Accepted here: PNG, PDF, JPG/JPEG, WEBP, CSV and ZIP, up to 20 MB.',
    ]);
    await choose(a, b);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
    expect(gateway.putIn).toEqual([]);
    expect(button('Upload several files').disabled).toBe(false);
  });

  it('takes dropped files, in the zone and nowhere else', async () => {
    const { dialog } = await openSeveral();
    const zone = dialog.querySelector('.portal-drop-zone') ?? dialog;
    const drop = createEvent.drop(zone);
    Object.defineProperty(drop, 'dataTransfer', { value: { files: [a, b, c] } });
    fireEvent(zone, drop);
    expect(await within(dialog).findByText('c.pdf')).toBeTruthy();
    const beside = createEvent.drop(dialog);
    Object.defineProperty(beside, 'dataTransfer', { value: { files: [a] } });
    fireEvent(dialog, beside);
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  });

  it('lists a refused file with its sentence and never sends it [CHECK-06] [FILES-12]', async () => {
    const { choose, press, gateway, rowText } = await openSeveral();
    await choose(a, aBrowserFile('xlsx', 'sheet.xlsx'));
    expect(rowText('sheet.xlsx')).toContain('This is an Excel file. Accepted here: PNG,');
    expect(rowText('sheet.xlsx')).not.toContain('Upload failed');
    await press('Upload');
    await waitFor(() => expect(gateway.putIn.map(({ name }) => name)).toEqual(['a.pdf']));
    await press('Remove sheet.xlsx');
    expect(screen.queryByText('sheet.xlsx')).toBeNull();
  });

  it('says how many are sent, then reloads the page once after 3 s [CHECK-06]', async () => {
    const { choose, press, status, rowText, timer, reloader } = await openSeveral();
    await choose(a, b, c);
    await press('Upload');
    await waitFor(() => expect(status()).toBe('3 files uploaded. This page will reload in a moment.'));
    expect(rowText('c.pdf')).toContain('Sent');
    timer.pass(CABINET_RELOAD_MS - 1);
    expect(reloader.reloads).toBe(0);
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(1);
  });

  it('shows the progress of each and cancels it; the others go on [CHECK-06]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.gate = never();
    const { dialog, choose, press, status, rowText } = await openSeveral(gateway);
    await choose(a, b, c);
    await press('Upload');
    const bar = await within(dialog).findByRole('progressbar', { name: 'Uploading a.pdf' });
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect([status(), rowText('b.pdf')]).toEqual(['Sent 0 of 3.', 'b.pdf1 KBWaitingCancel']);
    await press('Cancel b.pdf');
    expect([status(), rowText('b.pdf')]).toEqual(['Sent 0 of 2.', 'b.pdf1 KBCancelledTry againRemove']);
    gateway.gate = Promise.resolve();
    await press('Cancel a.pdf');
    await waitFor(() => expect(rowText('c.pdf')).toContain('Sent'));
    expect(rowText('a.pdf')).toContain('Cancelled');
    expect(gateway.putIn.map(({ name }) => name)).toEqual(['c.pdf']);
  });

  it('tries a failed file again without choosing it again [CHECK-06] [FILES-16]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.uploadFailure = gatewayError('ServerFault');
    const { choose, press, status, rowText, timer, reloader } = await openSeveral(gateway);
    await choose(a);
    await press('Upload');
    await waitFor(() => expect(rowText('a.pdf')).toContain('Error uploading file. Please try again.'));
    expect(status()).toBe('1 file was not sent. The list says why.');
    timer.pass(CABINET_RELOAD_MS);
    expect(reloader.reloads).toBe(0);
    gateway.uploadFailure = undefined;
    await press('Try again: a.pdf');
    await waitFor(() => expect(status()).toBe('1 file uploaded. This page will reload in a moment.'));
  });

  it('says that the line was lost, and that nothing is lost with it [CHECK-06]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.uploadFailure = gatewayError('Unreachable');
    const { dialog, choose, press, rowText } = await openSeveral(gateway);
    await choose(a, b);
    await press('Upload');
    expect(await within(dialog).findByText(/^Your connection was lost\. Your files stay/)).toBeTruthy();
    expect([rowText('a.pdf'), rowText('b.pdf')]).toEqual([
      'a.pdf1 KBNot sentTry againRemoveError uploading file. Please try again.',
      'b.pdf1 KBWaitingRemove',
    ]);
  });

  it('asks before it closes while files are sent', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.gate = never();
    const { choose, press, answer, several } = await openSeveral(gateway);
    await choose(a, b);
    await press('Upload');
    await waitFor(() => expect(several.list.progress.isRunning).toBe(true));
    await press('Close');
    await answer('Keep uploading');
    await waitFor(() => expect(several.isAsking).toBe(false));
    await press('Close');
    await answer('Stop');
    await waitFor(() => expect(screen.queryByLabelText('Files to upload')).toBeNull());
    await waitFor(() => expect(several.list.isRunning).toBe(false));
    expect(gateway.putIn).toEqual([]);
  });

  it('keeps the focus within the dialog when the pressed button disappears', async () => {
    const { dialog, choose, press } = await openSeveral();
    await choose(a, b);
    await press('Remove a.pdf');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    expect(document.activeElement?.className).toBe('portal-several-told');
  });

  it('keeps the focus within the dialog after Upload, after the last file and after the last Remove', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const gateway = new InMemoryFileGateway();
    gateway.gate = promise;
    const { choose, press, status } = await openSeveral(gateway);
    await choose(a);
    await press('Remove a.pdf');
    await waitFor(() => expect(focused()).toBe('portal-drop-zone-button'));
    await choose(b);
    await press('Upload');
    await waitFor(() => expect(focused()).toBe('portal-several-told'));
    await act(async () => {
      resolve();
      await promise;
    });
    await waitFor(() => expect(status()).toContain('1 file uploaded.'));
    expect(focused()).toBe('portal-several-told');
  });

  it('cannot be opened while a single file is sent or the page is about to reload after it', async () => {
    const gateway = new InMemoryFileGateway();
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    const { press, button } = openCabinet(gateway);
    chooseForCabinet(a);
    await screen.findByText('a.pdf');
    await press('Upload');
    expect(button('Upload several files').disabled).toBe(true);
    resolve();
    await screen.findByText('a.pdf uploaded. This page will reload in a moment.');
    expect(button('Upload several files').disabled).toBe(true);
  });
});
