import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UploadPlaces } from '../../../src/ui/documents/UploadPlaces';
import { Outlasting } from '../../../src/ui/state/Outlasting';
import { taskId } from '../../../src/domain/work/task';
import { userId } from '../../../src/domain/session/user';
import { aDocument } from '../../domain/documents/aFile';
import { aBrowserFile, aChosenFile } from '../../doubles/aChosenFile';
import { InMemoryFileGateway } from '../../doubles/InMemoryFileGateway';
import { uploadPlaces } from '../../doubles/uploadPlaces';
import { when } from '../../domain/when';
import { aWorkplace } from '../work/openTask';
import { aList, failingOnce } from './aList';
import { chooseForTask } from './chooseFile';
import { locked, PASSWORD } from './fileChecks';
import { openDocuments } from './openDocuments';

const asked = {
  taskId: taskId('3'),
  userId: userId('1'),
  createdBy: '9001',
  document: aDocument({ id: '20', name: 'PAN card' }),
};
const stored = { id: '9', name: 'other.pdf', path: 'tasks/9.pdf', createdAt: when('2026-11-19') };

describe('a close asks before', () => {
  it('a file is lost that may still be sent, not for one that was refused for good [CHECK-06]', async () => {
    const { store, places, gateway } = await aList('a.pdf');
    expect(places.asksBeforeClose).toBe(true);
    failingOnce(gateway, 'a.pdf', 'PayloadTooLarge');
    await store.send();
    expect([places.asksBeforeClose, places.losesByReload]).toEqual([false, true]);
    const kept = new Outlasting();
    kept.keep(UploadPlaces, places);
    expect([kept.asksBeforeClose, kept.losesByReload]).toEqual([false, true]);
    places.openDocument(asked).keep(aChosenFile('pdf'));
    expect(kept.asksBeforeClose).toBe(true);
  });
});

describe('a reload of the page would lose', () => {
  it('the file of the form while it is on its way, until it is stored or has failed', async () => {
    const places = uploadPlaces(new InMemoryFileGateway());
    const { form } = places;
    form.addRead([aChosenFile('pdf')]);
    expect(places.losesByReload).toBe(false);
    const sending = form.sending.run(() => undefined);
    expect(places.losesByReload).toBe(true);
    await sending;
    expect(places.losesByReload).toBe(false);
  });

  it('a file of the list, also one that failed, until it is sent [CHECK-06]', async () => {
    const { store, places, gateway, ended } = await aList('a.pdf');
    failingOnce(gateway, 'a.pdf');
    expect(places.losesByReload).toBe(true);
    await store.send();
    expect(places.losesByReload).toBe(true);
    store.retry(1);
    await ended();
    expect(places.losesByReload).toBe(false);
  });

  it('a file that waits at a task, until its document has come from elsewhere [CHECK-01]', async () => {
    const workplace = { ...aWorkplace(), check: locked() };
    const { unmount } = await openDocuments(workplace);
    chooseForTask('Bank statement', aBrowserFile('pdf'));
    await screen.findByText(PASSWORD);
    unmount();
    workplace.files.documents = workplace.files.documents.map((one) => ({ ...one, files: [stored] }));
    const { unmount: leave, places } = await openDocuments(workplace);
    expect(places.losesByReload).toBe(true);
    leave();
    expect(places.losesByReload).toBe(false);
  });
});
