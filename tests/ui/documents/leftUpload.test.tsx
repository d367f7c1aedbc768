import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aFile } from '../../domain/documents/aFile';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { anothersSession } from '../../doubles/aSession';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aWorkplace } from '../work/openTask';
import { chooseForCabinet } from './chooseFile';
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
