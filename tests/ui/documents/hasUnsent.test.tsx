import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBrowserFile } from '../../doubles/aChosenFile';
import { when } from '../../domain/when';
import { aWorkplace } from '../work/openTask';
import { aList, failingOnce } from './aList';
import { chooseForTask } from './chooseFile';
import { locked, PASSWORD } from './fileChecks';
import { openDocuments } from './openDocuments';

const stored = { id: '9', name: 'other.pdf', path: 'tasks/9.pdf', createdAt: when('2026-11-19') };

describe('a reload of the page would lose', () => {
  it('a file of the list, also one that failed, until it is sent [CHECK-06]', async () => {
    const { store, gateway, ended } = await aList('a.pdf');
    failingOnce(gateway, 'a.pdf');
    expect(store.hasUnsent).toBe(true);
    await store.sending.run();
    expect(store.hasUnsent).toBe(true);
    store.retry(1);
    await ended();
    expect(store.hasUnsent).toBe(false);
  });

  it('a file that waits at a task, until its document has come from elsewhere [CHECK-01]', async () => {
    const workplace = { ...aWorkplace(), check: locked() };
    const { unmount } = await openDocuments(workplace);
    chooseForTask('Bank statement', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    unmount();
    workplace.files.documents = workplace.files.documents.map((one) => ({ ...one, files: [stored] }));
    const { unmount: leave } = await openDocuments(workplace);
    expect(workplace.waiting.hasUnsent).toBe(true);
    leave();
    expect(workplace.waiting.hasUnsent).toBe(false);
  });
});
