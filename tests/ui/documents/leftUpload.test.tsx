import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aFile } from '../../domain/documents/aFile';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { anothersSession } from '../../doubles/aSession';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aWorkplace } from '../work/openTask';
import { chooseForCabinet, chooseForTask } from './chooseFile';
import { makePdfAt } from './makePdfAt';
import { openCabinet } from './openCabinet';
import { openDocuments } from './openDocuments';

describe('an upload whose page was left', () => {
  it('is shown where the page is opened again, and is not sent twice [DOCS-05]', async () => {
    const workplace = aWorkplace();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    workplace.files.gate = answered;
    const first = await openDocuments(workplace);
    await makePdfAt(first, 'Photo');
    await first.press('Send Photo 2026-11-20.pdf');
    await screen.findByRole('progressbar');
    first.unmount();
    const { button, files, notifier } = await openDocuments(workplace);
    expect(screen.getByRole('progressbar', { name: 'Uploading Photo' })).toBeTruthy();
    expect(button('Upload Photo').disabled).toBe(true);
    answer();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await waitFor(() => expect(notifier.successes).toEqual(['Photo 2026-11-20.pdf uploaded.']));
    await screen.findByRole('button', { name: 'View Photo 2026-11-20.pdf' });
    expect(files.uploadedDocuments).toHaveLength(1);
  });
});

/** A task that was left while the file for Photo was on the way; `answer` ends that. */
const leaveTaskUploading = async () => {
  const workplace = aWorkplace();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  workplace.files.gate = promise;
  const { unmount, places } = await openDocuments(workplace);
  chooseForTask('Photo', aBrowserFile('jpeg', 'me.jpg'));
  await screen.findByRole('progressbar');
  unmount();
  const ended = () => waitFor(() => expect(places.sendingForTask).toBeUndefined());
  return { workplace, answer, ended, ...workplace };
};

describe('an upload for a task whose page was left', () => {
  it('is named where it failed, and is kept at its document [LINE-02]', async () => {
    const { workplace, files, notifier, answer } = await leaveTaskUploading();
    files.uploadFailure = gatewayError('ServerFault');
    answer();
    await waitFor(() => expect(notifier.failures).toEqual(['me.jpg: Upload failed. Please try again.']));
    const { press } = await openDocuments(workplace);
    expect(await screen.findByText(/^Kept here: me\.jpg/)).toBeTruthy();
    files.uploadFailure = undefined;
    await press('Try again');
    expect(await screen.findByText('me.jpg uploaded.')).toBeTruthy();
    expect(files.uploadedDocuments.map(({ file }) => file.name)).toEqual(['me.jpg']);
  });

  it('is told to be there when only the response was lost [LINE-02]', async () => {
    const { workplace, files, check, notifier, answer } = await leaveTaskUploading();
    files.losesAnswer = true;
    answer();
    await waitFor(() => expect(notifier.successes).toEqual(['me.jpg uploaded.']));
    expect(notifier.failures).toEqual([]);
    expect(check.sent).toEqual([['me.jpg', '3']]);
    const { places } = await openDocuments(workplace);
    expect(places.losesByReload).toBe(false);
  });

  it('is named as failed where nobody can say whether it is there, and is kept', async () => {
    const { workplace, files, notifier, answer } = await leaveTaskUploading();
    files.losesAnswer = true;
    files.documentsFailure = gatewayError('Unreachable');
    answer();
    await waitFor(() => expect(notifier.failures).toEqual(['me.jpg: Upload failed. Please try again.']));
    expect(notifier.successes).toEqual([]);
    files.documentsFailure = undefined;
    files.losesAnswer = false;
    const { places } = await openDocuments(workplace);
    expect(places.losesByReload).toBe(true);
  });

  it('is named and not kept where the server refused it', async () => {
    const { workplace, files, notifier, answer, ended } = await leaveTaskUploading();
    files.uploadFailure = gatewayError('Rejected');
    answer();
    await ended();
    expect(notifier.failures).toEqual(['me.jpg: Upload failed. Please try again.']);
    expect(files.asked).toHaveLength(1);
    const { places } = await openDocuments(workplace);
    expect(places.losesByReload).toBe(false);
  });
});

/** A cabinet that was left while its file was on the way; `answer` ends that. */
const leaveUploading = async () => {
  const gateway = new InMemoryFileGateway();
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  gateway.gate = promise;
  const opened = openCabinet(gateway);
  chooseForCabinet(aBrowserFile('pdf'));
  await screen.findByText('some.pdf');
  await opened.press('Upload');
  opened.unmount();
  const { form } = opened.places;
  const ended = () => waitFor(() => expect(form.isRunning).toBe(false));
  return { ...opened, answer, ended };
};

describe('an upload to the cabinet whose page was left', () => {
  it('is listed where the page is opened again', async () => {
    const { gateway, places, answer, ended, notifier } = await leaveUploading();
    const { store } = openCabinet(gateway, { places });
    await waitFor(() => expect(store.files.value).toEqual([]));
    answer();
    await ended();
    await waitFor(() => expect(store.files.value?.map(({ name }) => name)).toEqual(['some.pdf']));
    expect(notifier.successes).toHaveLength(1);
  });

  it.each(['failed', 'was cancelled'])('is looked for there also where it %s', async (how) => {
    const { gateway, places, answer, ended } = await leaveUploading();
    const { store } = openCabinet(gateway, { places });
    await waitFor(() => expect(store.files.value).toEqual([]));
    gateway.files = [aFile({ id: '9', name: 'some.pdf' })];
    if (how === 'failed') gateway.uploadFailure = gatewayError('ServerFault');
    else places.form.cancel();
    answer();
    await ended();
    await waitFor(() => expect(store.files.value).toEqual(gateway.files));
  });

  it('is named where it failed', async () => {
    const { gateway, answer, ended, notifier } = await leaveUploading();
    gateway.uploadFailure = gatewayError('ServerFault');
    answer();
    await ended();
    expect(notifier.failures).toEqual(['some.pdf: Error uploading file. Please try again.']);
  });

  it('reads nothing for a page that was left again', async () => {
    const { gateway, places, answer, ended } = await leaveUploading();
    const { store, unmount } = openCabinet(gateway, { places });
    await waitFor(() => expect(store.files.value).toEqual([]));
    unmount();
    answer();
    await ended();
    expect(gateway.cabinetReads).toBe(2);
  });

  it.each([undefined, 'ServerFault'] as const)(
    'is told to nobody once another customer has signed in: %s',
    async (failure) => {
      const { gateway, session, answer, ended, notifier } = await leaveUploading();
      gateway.uploadFailure = failure && gatewayError(failure);
      session.keep(anothersSession());
      answer();
      await ended();
      expect([notifier.successes, notifier.failures]).toEqual([[], []]);
    },
  );
});
