import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { openEdit, openProfile } from './openProfile';

const question = () => screen.findByText('Discard your changes?');
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Profile' })).toBeNull());

describe('Escape in Edit Profile', () => {
  it('closes at once while nothing was changed [PROF-19]', async () => {
    const { user, field } = await openEdit();
    await user.type(field('Full Name'), '!{Backspace}');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before typed changes are lost, and keeps them on Keep editing [PROF-19]', async () => {
    const { user, field } = await openEdit();
    await user.type(field('Full Name'), '!');
    await user.keyboard('{Escape}');
    await question();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull());
    expect(field('Full Name').value).toBe('Asha Rao!');
  });

  it('closes at once after the end of the session, which keeps what was typed [PROF-19] [LINE-06]', async () => {
    const { user, field, press, gateway } = await openEdit();
    await user.type(field('Full Name'), '!');
    gateway.saveFailure = gatewayError('Unauthorized');
    await press('Save');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before a chosen image is lost, and closes on Discard [PROF-19]', async () => {
    const { user, field, dialog, gateway } = await openEdit();
    await user.upload(field('Avatar'), new File(['png'], 'me.png', { type: 'image/png' }));
    await dialog.findByText('me.png');
    await user.keyboard('{Escape}');
    await question();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await isClosed();
    expect(gateway.saved).toEqual([]);
  });
});

describe('a saved profile', () => {
  it('is told of once, by the page after the reload [PROF-20]', async () => {
    const saved = await openEdit();
    await saved.press('Save');
    await waitFor(() => expect(saved.reloader.reloads).toBe(1));
    expect(saved.notifier.successes).toEqual([]);
    const state = saved.navigationState();
    saved.unmount();

    const reloaded = openProfile(undefined, undefined, state);
    await screen.findByRole('button', { name: 'Edit Profile' });
    await waitFor(() => expect(reloaded.notifier.successes).toEqual(['Your profile was saved.']));
    await waitFor(() => expect(reloaded.navigationState()).toBeNull());
  });

  it('is not told of when the page is merely opened', async () => {
    const { notifier } = await openEdit();
    expect(notifier.successes).toEqual([]);
  });
});
