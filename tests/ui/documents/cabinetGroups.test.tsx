import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { aFile } from '../../domain/documents/aFile';
import { listed, openCabinet } from './openCabinet';

const headings = (): readonly (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

const choice = (): HTMLSelectElement => screen.getByRole('combobox', { name: 'Group by' });

describe('the cabinet in groups', () => {
  it('has none at first, and the address says so', async () => {
    const { address } = openCabinet();
    expect(await listed()).toEqual(['return.pdf', 'register.csv', 'front.png', 'old.pdf']);
    expect([headings(), choice().value, address()]).toEqual([[], '', '/filecabinet']);
  });

  it.each([
    ['Year of upload', 'year', ['Uploaded in FY 2026-27', 'Uploaded in FY 2025-26']],
    ['Tag', 'tag', ['Accounting', 'GST', 'TDS', 'No Tags']],
    [
      'Year, then tag',
      'year-tag',
      [
        'Uploaded in FY 2026-27 · Accounting',
        'Uploaded in FY 2026-27 · GST',
        'Uploaded in FY 2026-27 · No Tags',
        'Uploaded in FY 2025-26 · TDS',
      ],
    ],
    [
      'Tag, then year',
      'tag-year',
      [
        'Accounting · Uploaded in FY 2026-27',
        'GST · Uploaded in FY 2026-27',
        'TDS · Uploaded in FY 2025-26',
        'No Tags · Uploaded in FY 2026-27',
      ],
    ],
  ])('by %s stands in the address as %s [VAULT-01]', async (name, group, expected) => {
    const { user, address } = openCabinet();
    await listed();
    await user.selectOptions(choice(), name);
    await waitFor(() => expect(headings()).toEqual(expected));
    expect(address()).toBe(`/filecabinet?group=${group}`);
    await user.selectOptions(choice(), 'No groups');
    await waitFor(() => expect([headings(), address()]).toEqual([[], '/filecabinet']));
  });

  it('is what an address says, with how many files each group has; what it does not know it ignores [VAULT-01]', async () => {
    openCabinet(undefined, { at: '/filecabinet?group=year' });
    expect(await listed()).toEqual(['return.pdf', 'register.csv', 'front.png', 'old.pdf']);
    expect(headings()).toEqual(['Uploaded in FY 2026-27', 'Uploaded in FY 2025-26']);
    expect(choice().value).toBe('year');
    expect([screen.getByText('3 files'), screen.getByText('1 file')]).toHaveLength(2);
  });

  it('shows all as they come for an address with an unknown group', async () => {
    openCabinet(undefined, { at: '/filecabinet?group=colour' });
    await listed();
    expect([headings(), choice().value]).toEqual([[], '']);
  });

  it('is searched and filtered within its groups [VAULT-01]', async () => {
    const { user } = openCabinet(undefined, { at: '/filecabinet?group=year' });
    await listed();
    await user.type(screen.getByRole('searchbox', { name: 'Search files' }), 'tds');
    expect(await listed()).toEqual(['old.pdf']);
    expect(headings()).toEqual(['Uploaded in FY 2025-26']);
    await user.clear(screen.getByRole('searchbox', { name: 'Search files' }));
    expect(headings()).toHaveLength(2);
  });

  it('renders at most 1,500 elements of 5,000 files in as many groups [VAULT-01]', async () => {
    const many = Array.from({ length: 5000 }, (_, place) =>
      aFile({ id: String(place), name: `${place}.pdf`, tags: [`tag ${place}`] }),
    );
    openCabinet(new InMemoryFileGateway(many), { at: '/filecabinet?group=tag' });
    await listed();
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1500);
  });
});

const rowOf = async (given: Parameters<typeof aFile>[0]) => {
  openCabinet(new InMemoryFileGateway([aFile(given)]));
  await listed();
  return within(screen.getByRole('listitem'));
};

describe('a row of the cabinet', () => {
  it('says the format and who uploaded the file', async () => {
    const row = await rowOf({ name: 'notes.docx', uploadedBy: 'expert' });
    expect([row.getByText('DOC'), row.getByText('By your expert')]).toHaveLength(2);
  });

  it('says neither where the data does not tell', async () => {
    const row = await rowOf({ name: 'notes', uploadedBy: 'unknown' });
    expect(row.queryByText(/^By /)).toBeNull();
    expect(row.getByRole('button', { name: 'Preview notes' })).toBeTruthy();
  });
});

describe('what the cabinet does not hold', () => {
  it('is said, with the way to it', async () => {
    const { user, address, navigationState } = openCabinet();
    await waitFor(() => expect(screen.getByText(/Files that you and your expert put here/)).toBeTruthy());
    expect(screen.getByRole('link', { name: 'Invoices are under Payments' }).getAttribute('href')).toBe(
      '/payments',
    );
    await user.click(screen.getByRole('link', { name: 'Documents for a task are with the task' }));
    expect([address(), navigationState()]).toEqual(['/dashboard', { tab: 'quickAccess' }]);
  });
});
