import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { heicBytes } from '../../domain/documents/someBytes';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { locked, openGate, PASSWORD } from './fileChecks';
import { openSeveral } from './openSeveral';

const a = aBrowserFile('pdf', 'a.pdf');
const b = aBrowserFile('pdf', 'b.pdf');
const names = ({ putIn }: InMemoryFileGateway): readonly string[] => putIn.map(({ name }) => name);

describe('a file with a warning in the dialog for several files', () => {
  it('says in its line what is wrong and what to do, and is sent all the same by Upload [CHECK-01] [CHECK-03]', async () => {
    const { choose, press, gateway, rowText, status } = await openSeveral(undefined, locked('a.pdf'));
    await choose(a, b);
    await screen.findByText(PASSWORD);
    expect(rowText('a.pdf')).toBe(`a.pdf1 KBPlease checkRemove${PASSWORD}`);
    expect(rowText('b.pdf')).toBe('b.pdf1 KBWaitingRemove');
    expect(status()).toBe(
      'Please check 1 file before it is sent: remove it, or press Upload to send it all the same.',
    );
    await press('Upload');
    await waitFor(() => expect(names(gateway)).toEqual(['a.pdf', 'b.pdf']));
    expect(screen.queryByText(PASSWORD)).toBeNull();
  });

  it('is not sent by a press before it is checked, but by the next one; the others are [CHECK-01]', async () => {
    const check = locked('a.pdf');
    const { opened, open } = openGate();
    check.gate = opened;
    const { choose, press, gateway, rowText, several } = await openSeveral(undefined, check);
    await choose(a, b);
    await waitFor(() => expect(rowText('a.pdf')).toContain('Checking'));
    await press('Upload');
    await open();
    await screen.findByText(PASSWORD);
    await waitFor(() => expect(several.list.isRunning).toBe(false));
    expect(names(gateway)).toEqual(['b.pdf']);
    await press('Upload');
    await waitFor(() => expect(names(gateway)).toEqual(['b.pdf', 'a.pdf']));
  });

  it('can be removed instead', async () => {
    const { choose, press, gateway } = await openSeveral(undefined, locked('a.pdf'));
    await choose(a, b);
    await screen.findByText(PASSWORD);
    await press('Remove a.pdf');
    await press('Upload');
    await waitFor(() => expect(names(gateway)).toEqual(['b.pdf']));
  });

  it('still says so when it was cancelled and may be tried again', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.gate = new Promise(() => undefined);
    const { dialog, choose, press, rowText } = await openSeveral(gateway, locked('b.pdf'));
    await choose(a, b);
    await screen.findByText(PASSWORD);
    await press('Upload');
    await within(dialog).findByRole('progressbar', { name: 'Uploading a.pdf' });
    await press('Cancel b.pdf');
    expect(rowText('b.pdf')).toBe(`b.pdf1 KBCancelledTry againRemove${PASSWORD}`);
    expect(rowText('a.pdf')).not.toContain(PASSWORD);
  });

  it('has the number of its pages beside its size', async () => {
    const check = new InMemoryFileCheck();
    check.pages = new Map([
      ['a.pdf', 12],
      ['b.pdf', 1],
    ]);
    const { dialog, choose, rowText } = await openSeveral(undefined, check);
    await choose(a, b, aBrowserFile('png', 'c.png'));
    await within(dialog).findByText('12 pages');
    await within(dialog).findByText('1 page');
    expect(rowText('c.png')).toBe('c.png1 KBWaitingRemove');
  });
});

describe('files that failed in the dialog for several files', () => {
  it('are tried again together by one press, where there is more than one [CHECK-06]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.uploadFailure = gatewayError('ServerFault');
    const { dialog, choose, press, status } = await openSeveral(gateway);
    await choose(a, b);
    expect(within(dialog).queryByRole('button', { name: 'Try all again' })).toBeNull();
    await press('Upload');
    await within(dialog).findByRole('button', { name: 'Try all again' });
    gateway.uploadFailure = undefined;
    await press('Try all again');
    await waitFor(() => expect(status()).toBe('2 files uploaded. This page will reload in a moment.'));
    expect(within(dialog).queryByRole('button', { name: 'Try all again' })).toBeNull();
  });

  it('have only a button of their own where one failed [CHECK-06]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.uploadFailure = gatewayError('ServerFault');
    const { dialog, choose, press } = await openSeveral(gateway);
    await choose(a);
    await press('Upload');
    await within(dialog).findByRole('button', { name: 'Try again: a.pdf' });
    expect(within(dialog).queryByRole('button', { name: 'Try all again' })).toBeNull();
  });

  it('say plainly that a file is gone, and do not blame the line [CHECK-06]', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.uploadFailure = { kind: 'FileUnreadable' };
    const { choose, press, rowText, several } = await openSeveral(gateway);
    await choose(a);
    await press('Upload');
    await waitFor(() =>
      expect(rowText('a.pdf')).toContain('This file can no longer be read. Choose it again.'),
    );
    await waitFor(() => expect(several.list.isRunning).toBe(false));
    expect(screen.queryByText(/^Your connection was lost/)).toBeNull();
  });

  it('name a HEIC photo that is called a JPG', async () => {
    const { choose, rowText } = await openSeveral();
    await choose(new File([new Uint8Array(heicBytes())], 'IMG_1.jpg', { type: 'image/jpeg' }));
    expect(rowText('IMG_1.jpg')).toContain(
      'This is a HEIC photo, which this browser cannot read. On an iPhone choose',
    );
  });
});
