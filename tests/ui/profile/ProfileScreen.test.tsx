import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEmptyProfile, aProfile } from '../../doubles/aProfile';
import { openProfile } from './openProfile';

const valueOf = (label: string): string | undefined =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

const general = [
  ['Full Name', 'Asha Rao'],
  ['Email', 'asha@example.in'],
  ['Date of Birth', '1990-04-01'],
  ['Status', 'Resident Individual/HUF'],
  ['Pan Number', 'ABCPR1234F'],
  ['Address', '12 MG Road'],
  ['Pincode', '560001'],
  ['State', 'Karnataka'],
  ['Country', 'India'],
  ['Nationality', 'Indian'],
] as const;

const bank = aProfile({
  bankName: 'State Bank of India',
  bankAccountNumber: '00112233',
  bankBranch: 'MG Road',
  ifsc: 'SBIN0000813',
});

describe('the header of the profile', () => {
  it("shows avatar, display name, username and 'Edit Profile' [PROF-02]", async () => {
    openProfile(aProfile({ avatar: 'avatars/7.png' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Asha Rao' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Profile picture of Asha Rao' }).getAttribute('src')).toBe(
      '/media/avatars/7.png',
    );
    expect(screen.getByText('+919876543210')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeTruthy();
  });

  it('calls the avatar of a customer without a name their own [PROF-02]', async () => {
    openProfile(aProfile({ avatar: 'avatars/7.png', displayName: ' ' }));
    expect(await screen.findByRole('img', { name: 'Your profile picture' })).toBeTruthy();
  });

  it('shows the default avatar when none is set [PROF-02]', async () => {
    openProfile();
    expect(await screen.findByRole('img', { name: 'Default profile picture' })).toBeTruthy();
  });

  it("shows '+91 XXXXXXXXXX' for a missing username [PROF-03]", async () => {
    openProfile(aProfile({ username: '' }));
    expect(await screen.findByText('+91 XXXXXXXXXX')).toBeTruthy();
  });
});

describe('the two tabs', () => {
  it("'General Information' shows ten labelled values [PROF-04]", async () => {
    openProfile();
    const tab = await screen.findByRole('tab', { name: 'General Information' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
    for (const [label, value] of general) expect([label, valueOf(label)]).toEqual([label, value]);
  });

  it("'Bank Details' shows five values, 'Not Mentioned' where one is missing [PROF-05]", async () => {
    const { user } = openProfile(bank);
    await user.click(await screen.findByRole('tab', { name: 'Bank Details' }));
    await screen.findByText('Bank Name');
    expect(valueOf('Bank Name')).toBe('State Bank of India');
    expect(valueOf('Bank Account No.')).toBe('00112233');
    expect(valueOf('Branch')).toBe('MG Road');
    expect(valueOf('IFSC Code')).toBe('SBIN0000813');
    expect(valueOf('Swift Code')).toBe('Not Mentioned');
  });
});

describe('a profile that cannot be shown', () => {
  it("shows 'Error: ' plus the message of a failed load, and tries again [PROF-14]", async () => {
    const { gateway, user } = openProfile(aProfile(), 'db');
    expect((await screen.findByRole('alert')).textContent).toBe('Error: db');
    gateway.loadFailure = undefined;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Asha Rao' })).toBeTruthy();
  });

  it("shows 'An error occurred' where there is no message [PROF-15]", async () => {
    openProfile(aProfile(), '');
    expect((await screen.findByRole('alert')).textContent).toBe('Error: An error occurred');
  });

  it("shows 'User data not available.' for an empty profile [PROF-17]", async () => {
    openProfile(anEmptyProfile());
    expect(await screen.findByText('User data not available.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  });

  it('reads an empty profile again at Try again', async () => {
    const { user, gateway } = openProfile(anEmptyProfile());
    await screen.findByText('User data not available.');
    gateway.profile = aProfile();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Asha Rao' })).toBeTruthy();
  });

  it('shows a loading state', async () => {
    openProfile();
    expect((await screen.findByRole('status')).textContent).toBe('Loading...');
    await screen.findByRole('heading', { level: 2, name: 'Asha Rao' });
  });
});
