import { act, screen, waitFor, within } from '@testing-library/react';
import { left } from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { ReadChosen } from '../../../src/application/documents/ReadChosen';
import { ReadMissingDocuments } from '../../../src/application/documents/ReadMissingDocuments';
import { SendFile } from '../../../src/application/documents/SendFile';
import { SendShared } from '../../../src/application/documents/SendShared';
import { SendWaiting } from '../../../src/application/documents/SendWaiting';
import { SharedScreen } from '../../../src/ui/documents/SharedScreen';
import { SharedStore } from '../../../src/ui/documents/SharedStore';
import { line } from '../../../src/ui/state/line';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileCheck } from '../../doubles/InMemoryFileCheck';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';
import { InMemoryJpegMaker } from '../../doubles/InMemoryJpegMaker';
import { InMemoryLock } from '../../doubles/InMemoryLock';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemorySharedFiles } from '../../doubles/InMemorySharedFiles';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { signedInSession } from '../../doubles/signedInSession';
import { renderWith } from '../support/renderWith';
import { listed, openCabinet, someFiles } from './openCabinet';
import { openPreviews, withPreviews } from './openPreviews';

const AGAIN = 'Try again: a.pdf';
const WAITING = 'Waiting for the internet connection…';
const setDown = (isDown: boolean): void => act(() => line.setDown(isDown));

withPreviews();
afterEach(() => setDown(false));

/** The page of shared files, each for the cabinet, whose connection is lost before the press. */
const sendOffline = async (...names: readonly string[]) => {
  const files = names.map((name) => aBrowserFile('pdf', name));
  const [shared, gateway] = [new InMemorySharedFiles(files), new InMemoryFileGateway()];
  const store = new SharedStore({
    shared,
    sendOnce: new SendShared({ shared, lock: new InMemoryLock() }),
    missing: new ReadMissingDocuments({ work: new InMemoryWorkGateway(), files: gateway }),
    send: new SendWaiting({ send: new SendFile({ files: gateway, keys: new InMemoryIdempotencyKeys() }) }),
    check: new InMemoryFileCheck(),
    read: new ReadChosen({ jpegs: new InMemoryJpegMaker() }),
    notifier: new InMemoryNotifier(),
    session: signedInSession(),
  });
  const view = renderWith(<SharedScreen />, {
    stores: new Map<StoreKey<unknown>, unknown>([[SharedStore, store]]),
    at: '/shared',
  });
  await screen.findByRole('combobox', { name: 'Where does a.pdf belong?' });
  for (const row of store.rows) act(() => store.choose(row, 'cabinet'));
  setDown(true);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(WAITING);
  return { store, gateway, view };
};

it('a shared file that failed offers no other try while the others are being sent [SHARE-03]', async () => {
  const { gateway } = await sendOffline('a.pdf', 'b.pdf');
  const { promise, resolve } = Promise.withResolvers<void>();
  const put = gateway.putIntoCabinet.bind(gateway);
  gateway.putIntoCabinet = (file, options) => async () => {
    if (file.name === 'a.pdf') return left(gatewayError('ServerFault'));
    await promise;
    return put(file, options)();
  };
  setDown(false);
  await screen.findByRole('button', { name: 'Remove a.pdf' });
  expect(screen.queryByRole('button', { name: AGAIN })).toBeNull();
  await act(async () => resolve());
  expect(await screen.findByRole('button', { name: AGAIN })).toBeTruthy();
});

describe('a press without a connection says that it waits', () => {
  it('for shared files, and is done once it is back [LINE-02] [SHARE-03]', async () => {
    const { gateway } = await sendOffline('a.pdf', 'b.pdf');
    expect(gateway.putIn).toEqual([]);
    setDown(false);
    await waitFor(() => expect(gateway.putIn.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']));
    expect(screen.queryByText(WAITING)).toBeNull();
  });

  it('for shared files, and Cancel ends the wait [LINE-02] [SHARE-03]', async () => {
    const { store, gateway, view } = await sendOffline('a.pdf', 'b.pdf');
    await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(store.sending.isRunning).toBe(false));
    setDown(false);
    expect([gateway.putIn, store.rows.length]).toEqual([[], 2]);
  });

  it('for a zip, beside its progress [LINE-02] [VAULT-02]', async () => {
    const { press, button, saver } = openCabinet(new InMemoryFileGateway(someFiles));
    await listed();
    await screen.findByRole('button', { name: 'Download all' });
    await waitFor(() => expect(button('Download all').disabled).toBe(false));
    setDown(true);
    await press('Download all');
    expect(await screen.findByText(WAITING)).toBeTruthy();
    expect(saver.saved).toEqual([]);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByText(WAITING)).toBeNull());
  });

  it('in the preview of a file, where Cancel can be reached [LINE-02] [VAULT-03]', async () => {
    const { preview, user } = await openPreviews();
    const dialog = await preview('c.png');
    await dialog.findByRole('img', { name: 'c.png' });
    setDown(true);
    await user.click(dialog.getByRole('button', { name: 'Download' }));
    expect(await dialog.findByText(WAITING)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(within(document.body).queryByText(WAITING)).toBeNull());
  });
});

describe('shared files whose connection is lost while they are sent', () => {
  it('are not sent by the wait of the next one, once their page was left [LINE-02]', async () => {
    const { store, gateway } = await sendOffline('a.pdf', 'b.pdf', 'c.pdf');
    const put = gateway.putIntoCabinet.bind(gateway);
    gateway.putIntoCabinet = (file, options) => async () => {
      const sent = await put(file, options)();
      if (file.name === 'a.pdf') line.setDown(true);
      return sent;
    };
    setDown(false);
    await waitFor(() => expect(gateway.putIn).toHaveLength(1));
    await waitFor(() => expect(store.rows).toHaveLength(2));
    await waitFor(() => expect(store.rows[0]?.isSending).toBe(true));
    act(() => line.leaveScreen());
    await waitFor(() => expect(store.sending.isRunning).toBe(false));
    setDown(false);
    expect(gateway.putIn.map(({ name }) => name)).toEqual(['a.pdf']);
  });
});
