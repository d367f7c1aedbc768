import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../../doubles/aProfile';
import { openProfile } from './openProfile';

const full = aProfile({
  bankName: 'State Bank of India',
  bankAccountNumber: '00112233',
  bankBranch: 'MG Road',
  ifsc: 'SBIN0000813',
  swift: 'SBININBB',
});

describe('what the profile does not have', () => {
  it.each([
    { name: 'Add Full Name', field: 'Full Name', profile: aProfile({ displayName: '' }) },
    { name: 'Add Email', field: 'Email', profile: aProfile({ email: ' ' }) },
    { name: 'Add PAN Number', field: 'PAN Number', profile: aProfile({ pan: '' }) },
  ])('is added in the form, which opens at the field: $name [PROF-21]', async ({ name, field, profile }) => {
    const { user } = openProfile(profile);
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: field })));
  });

  it('and cannot be added here is asked for, with its names in a ready line [PROF-21]', async () => {
    const { user, chat } = openProfile({ ...full, dob: '', address: '', pan: '' });
    expect(await screen.findByText('You cannot add these here: Date of Birth, Address.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ask us' }));
    expect(chat.firstLine).toBe('Please add to my profile: Date of Birth, Address.');
  });

  it('is only that of the open tab, and nothing is said where all is there [PROF-21]', async () => {
    const { user } = openProfile({ ...full, swift: '' });
    await screen.findByText('Date of Birth');
    expect(screen.queryByRole('button', { name: /^Add|^Ask/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Bank Details' }));
    expect(await screen.findByText('You cannot add these here: Swift Code.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});
