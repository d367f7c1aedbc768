import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { openEdit } from './openProfile';

/** Edit Profile is open when the profile is read again, and elsewhere the email and the PAN were changed meanwhile. */
const openThenChanged = async () => {
  const opened = await openEdit();
  const { gateway, store } = opened;
  gateway.profile = { ...gateway.profile, email: 'asha@new.example', pan: 'ABCPR9999F' };
  const readAgain = (): Promise<void> => act(async () => void (await store.profile.reloadQuietly()));
  return { ...opened, readAgain };
};

describe('Edit Profile while the profile is read again', () => {
  it('takes over every field that is as it was, so that Escape has nothing to ask [PROF-19]', async () => {
    const { field, user, readAgain } = await openThenChanged();
    await readAgain();
    expect([field('Email').value, field('PAN Number').value]).toEqual(['asha@new.example', 'ABCPR9999F']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Discard your changes?')).toBeNull();
  });

  it('keeps what was typed, and saves no old value beside it', async () => {
    const { field, user, press, gateway, readAgain } = await openThenChanged();
    await user.type(field('PAN Number'), 'X');
    await readAgain();
    await press('Save');
    await waitFor(() => expect(gateway.saved).toHaveLength(1));
    expect(gateway.saved[0]).toMatchObject({ email: 'asha@new.example', pan: 'ABCPR1234FX' });
  });
});

describe('Edit Profile while it saves', () => {
  it('takes nothing that would be lost, and everything again once the save has failed', async () => {
    const { field, user, press, gateway, dialog } = await openEdit();
    const { promise, resolve } = Promise.withResolvers<void>();
    gateway.gate = promise;
    gateway.saveFailure = gatewayError('ServerFault', 'boom');
    await press('Save');
    const names = ['Full Name', 'Email', 'PAN Number'];
    expect(names.map((name) => field(name).readOnly)).toEqual([true, true, true]);
    expect(field('Avatar').disabled).toBe(true);
    await user.type(field('Full Name'), '!');
    expect(field('Full Name').value).toBe('Asha Rao');
    resolve();
    await dialog.findByRole('alert');
    await user.type(field('Full Name'), '!');
    expect([field('Full Name').value, field('Avatar').disabled]).toEqual(['Asha Rao!', false]);
  });

  it('can be cancelled while the profile is read for the answer that was lost', async () => {
    const { press, gateway, store } = await openEdit();
    act(() => store.change({ displayName: 'Asha Iyer' }));
    gateway.losesAnswer = true;
    gateway.loadGate = new Promise(() => undefined);
    await press('Save');
    await waitFor(() => expect(gateway.profile.displayName).toBe('Asha Iyer'));
    expect(store.saving.isRunning).toBe(true);
    await press('Cancel');
    await waitFor(() => expect(store.saving.isRunning).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
