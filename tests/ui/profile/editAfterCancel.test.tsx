import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openEdit } from './openProfile';

/** A save that the server carried out was cancelled, and Edit Profile is open again before the profile is read again. */
const openAgain = async () => {
  const opened = await openEdit();
  const { gateway, press, user } = opened;
  gateway.gate = new Promise(() => undefined);
  await press('Save');
  gateway.profile = { ...gateway.profile, displayName: 'Asha Iyer' };
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.loadGate = promise;
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  gateway.gate = Promise.resolve();
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const field = (name: string): HTMLInputElement => dialog.getByLabelText<HTMLInputElement>(name);
  const pressAgain = (name: string): Promise<void> => user.click(dialog.getByRole('button', { name }));
  const answer = (): Promise<void> =>
    act(async () => {
      resolve();
      await promise;
    });
  return { ...opened, field, press: pressAgain, answer };
};

describe('Edit Profile after a cancelled save', () => {
  it('takes over what the server saved, but keeps what was typed meanwhile', async () => {
    const { field, user, answer } = await openAgain();
    await user.type(field('PAN Number'), 'X');
    await answer();
    await waitFor(() => expect(field('Full Name').value).toBe('Asha Iyer'));
    expect(field('PAN Number').value).toBe('ABCPR1234FX');
  });

  it('never writes an old value back, however early Save is pressed', async () => {
    const { press, gateway, answer } = await openAgain();
    await press('Save');
    expect(gateway.saved).toHaveLength(1);
    await answer();
    await waitFor(() => expect(gateway.saved).toHaveLength(2));
    expect(gateway.saved[1]?.displayName).toBe('Asha Iyer');
  });

  it('can be cancelled while Save waits for the profile, which is then read afresh', async () => {
    const { press, gateway, store } = await openAgain();
    await press('Save');
    gateway.loadGate = Promise.resolve();
    await press('Cancel');
    await waitFor(() => expect(store.saving.isRunning).toBe(false));
    expect(await screen.findByRole('heading', { name: 'Asha Iyer' })).toBeTruthy();
    expect(gateway.saved).toHaveLength(1);
  });
});
