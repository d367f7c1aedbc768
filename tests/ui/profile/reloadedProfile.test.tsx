import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aProfile } from '../../doubles/aProfile';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { keptForms } from '../../doubles/keptForms';
import { openEdit, openProfile } from './openProfile';

const picture = new File(['png'], 'me.png', { type: 'image/png' });

describe('the profile page after it was loaded again', () => {
  it('opens at the tab that was open [PROF-05]', async () => {
    const before = openProfile();
    await before.user.click(await screen.findByRole('tab', { name: 'Bank Details' }));
    expect(before.address()).toBe('/profile?tab=bank');
    cleanup();
    openProfile(aProfile(), undefined, undefined, { at: '/profile?tab=bank' });
    const tab = await screen.findByRole('tab', { name: 'Bank Details' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('opens its first tab at a name that it does not know', async () => {
    openProfile(aProfile(), undefined, undefined, { at: '/profile?tab=orders' });
    const tab = await screen.findByRole('tab', { name: 'General Information' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('has what was typed, and asks for the picture again [LINE-06]', async () => {
    const storage = new InMemoryFormStorage();
    const forms = keptForms(storage);
    const before = openProfile(aProfile(), undefined, undefined, { forms });
    await before.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await before.user.type(screen.getByLabelText('Full Name'), ' Rao');
    await before.user.upload(screen.getByLabelText('Avatar'), picture);
    await screen.findByText('me.png');
    forms.hide();
    cleanup();
    const after = openProfile(aProfile(), undefined, undefined, { forms: keptForms(storage) });
    const name = await screen.findByLabelText<HTMLInputElement>('Full Name');
    expect(name.value).toBe(`${aProfile().displayName} Rao`);
    const asked = 'This page was loaded again. Please choose your picture once more: me.png.';
    expect(screen.getByText(asked)).toBeTruthy();
    await after.user.upload(screen.getByLabelText('Avatar'), picture);
    await screen.findByText('me.png');
    expect(screen.queryByText(asked)).toBeNull();
  });

  it('brings back what was typed, and no value that was changed elsewhere meanwhile [LINE-06]', async () => {
    const storage = new InMemoryFormStorage();
    const forms = keptForms(storage);
    const before = openProfile(aProfile(), undefined, undefined, { forms });
    await before.user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
    await before.user.type(screen.getByLabelText('Full Name'), ' Rao');
    forms.hide();
    cleanup();
    const changed = aProfile({ email: 'asha@new.example' });
    const after = openProfile(changed, undefined, undefined, { forms: keptForms(storage) });
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@new.example'),
    );
    await after.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(after.gateway.saved).toHaveLength(1));
    expect(after.gateway.saved[0]).toMatchObject({
      displayName: `${aProfile().displayName} Rao`,
      email: 'asha@new.example',
    });
  });
});

describe('a profile whose answer to Save was lost', () => {
  it('is told as saved where the profile has what was typed [PROF-12]', async () => {
    const { press, field, user, gateway, reloader } = await openEdit();
    await user.type(field('Full Name'), ' Rao');
    gateway.losesAnswer = true;
    await press('Save');
    await waitFor(() => expect(reloader.reloads).toBe(1));
    expect([gateway.saved.length, screen.queryByRole('alert')]).toEqual([1, null]);
  });

  it('is told as not saved where the profile has not, and where a picture was chosen [PROF-16]', async () => {
    const { press, field, user, gateway, reloader, dialog } = await openEdit();
    await user.type(field('Full Name'), ' Rao');
    gateway.saveFailure = gatewayError('Unreachable');
    await press('Save');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    await user.upload(field('Avatar'), picture);
    await dialog.findByText('me.png');
    gateway.saveFailure = undefined;
    gateway.losesAnswer = true;
    await press('Save');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(reloader.reloads).toBe(0);
  });
});
