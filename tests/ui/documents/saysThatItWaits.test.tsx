import { act, screen, waitFor, within } from '@testing-library/react';
import { left } from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { line } from '../../../src/ui/state/line';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { listed, openCabinet, someFiles } from './openCabinet';
import { openPreviews, withPreviews } from './openPreviews';
import { openShared } from './openShared';

const AGAIN = 'Try again: a.pdf';
const WAITING = 'Waiting for the internet connection…';
const setDown = (isDown: boolean): void => act(() => line.setDown(isDown));

withPreviews();
afterEach(() => setDown(false));

/** The page of shared files, each for the cabinet, whose connection is lost before the press. */
const sendOffline = async (...names: readonly string[]) => {
  const page = openShared(names.map((name) => aBrowserFile('pdf', name)));
  const { store, view } = page;
  await screen.findByRole('combobox', { name: 'Where does a.pdf belong?' });
  for (const row of store.rows) act(() => store.choose(row, 'cabinet'));
  setDown(true);
  await view.user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(WAITING);
  return page;
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
