import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aFile } from '../../domain/documents/aFile';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aWorkplace } from '../work/openTask';
import { chooseForCabinet, chooseForTask } from './chooseFile';
import { openCabinet } from './openCabinet';
import { openDocuments } from './openDocuments';

const alertText = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;
const never = (): Promise<void> => new Promise(() => undefined);

/** A cabinet with an upload that gets no response. */
const openUploading = async () => {
  const gateway = new InMemoryFileGateway();
  gateway.gate = never();
  const opened = openCabinet(gateway);
  chooseForCabinet(aBrowserFile('pdf'));
  await screen.findByText('some.pdf');
  await opened.press('Upload');
  return opened;
};

describe('an upload to the cabinet that is cancelled', () => {
  it('reads the list again after Cancel, since the server may have stored the file', async () => {
    const { gateway, press, store } = await openUploading();
    gateway.files = [aFile({ id: '9', name: 'some.pdf' })];
    await press('Cancel upload');
    await waitFor(() => expect(store.files.value).toEqual(gateway.files));
    expect(await alertText()).toBe('some.pdf: Upload cancelled.');
  });

  it('reads nothing again when the customer has left before Cancel', async () => {
    const { gateway, store, unmount } = await openUploading();
    unmount();
    store.upload.form.cancel();
    await waitFor(() => expect(store.upload.form.isRunning).toBe(false));
    expect(gateway.cabinetReads).toBe(1);
  });
});

describe('an upload to the cabinet whose answer was lost', () => {
  it('is told as failed once the customer cancels the reading of the list, and the file stays to be sent again', async () => {
    const gateway = new InMemoryFileGateway();
    gateway.losesAnswer = true;
    const { press, store } = openCabinet(gateway);
    await waitFor(() => expect(store.files.value).toEqual([]));
    chooseForCabinet(aBrowserFile('pdf'));
    await screen.findByText('some.pdf');
    gateway.cabinet = () => () => new Promise(() => undefined);
    await press('Upload');
    await waitFor(() => expect(gateway.putIn).toHaveLength(1));
    expect(store.upload.form.isRunning).toBe(true);
    act(() => store.upload.form.cancel());
    await waitFor(() => expect(store.upload.form.isRunning).toBe(false));
    expect(await alertText()).toContain('Error uploading file');
    expect(store.upload.form.newest?.file.name).toBe('some.pdf');
  });
});

describe('an upload of a task document that is cancelled', () => {
  it('reads the documents again after Cancel, and keeps them when that fails', async () => {
    const workplace = aWorkplace();
    workplace.files.gate = never();
    const { press } = await openDocuments(workplace);
    chooseForTask('Photo', aBrowserFile('jpeg'));
    await screen.findByRole('progressbar', { name: 'Uploading Photo' });
    const { asked } = workplace.files;
    const before = asked.length;
    workplace.files.documentsFailure = gatewayError('Unreachable');
    await press('Cancel upload');
    expect(await alertText()).toBe('some.jpeg: Upload cancelled.');
    await waitFor(() => expect(asked).toHaveLength(before + 1));
    expect(screen.getByText('PAN card')).toBeTruthy();
  });
});
