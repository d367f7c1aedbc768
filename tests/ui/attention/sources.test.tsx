import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { TaskDocument } from '../../../src/domain/documents/file';
import type { TaskStatus } from '../../../src/domain/work/task';
import { incomplete } from '../../../src/domain/received/incomplete';
import { LONGEST_WAIT_MS } from '../../../src/ui/attention/Worklist';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { when } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { aCart } from '../../doubles/aCart';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { type Backend, never } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';
import { heldReads } from '../support/heldReads';
import { aQuietBackend, expectEntries, needs, pending, withMissing } from './entries';

/** A customer with a quotation, missing documents and a cart. */
const aBusyBackend = (): Backend => {
  const backend = withMissing(aQuietBackend());
  backend.quotations.all = [pending('1')];
  backend.carts.cart = aCart();
  return backend;
};

const UPLOAD = 'Upload 2 documents Company PAN card, Aadhaar card 1 day overdue 2026-11-19';
const DECIDE = 'Decide ₹4,500 Quoted 1 12 days left 2026-12-02';
const ORDER = 'Place your order ₹1,180 Service 1';

const notes = async (): Promise<readonly string[]> => {
  await needs();
  return [
    ...document.querySelectorAll('.portal-need-note > span:not(.anticon), output.portal-need-note'),
  ].map(({ textContent }) => textContent);
};

const failure = gatewayError('ServerFault');

describe('a source that cannot be read', () => {
  it.each<readonly [string, (backend: Backend) => void, readonly string[]]>([
    ['quotations', ({ quotations }) => quotations.failing.set('quotations', failure), [UPLOAD, ORDER]],
    ['tasks', ({ work }) => work.fail(), [DECIDE, ORDER]],
    [
      'steps',
      ({ work }) => work.failingSteps.add('30'),
      [UPLOAD.replace(/1 day.*/, 'date unknown'), DECIDE, ORDER],
    ],
    ['documents', ({ files }) => void (files.documentsFailure = failure), [DECIDE, ORDER]],
    ['transactions', ({ transactions }) => transactions.fail(), [UPLOAD, DECIDE, ORDER]],
    ['cart', ({ carts }) => carts.fail(), [UPLOAD, DECIDE]],
  ])('costs its own entries and is named in one line: %s [NEED-11]', async (name, breakIt, others) => {
    const backend = aBusyBackend();
    breakIt(backend);
    openDashboard(backend);
    await expectEntries(others);
    expect(await notes()).toEqual([`Could not be read: ${name}.`]);
  });

  it('is told before the entries, below a heading that counts none, since others may be missing [NEED-11]', async () => {
    const backend = aBusyBackend();
    backend.quotations.failing.set('quotations', failure);
    openDashboard(backend);
    const list = await needs();
    expect(list.getByRole('heading').textContent).toBe('Needs you now');
    // Nor does the icon, whose number stays what it was (INST-01).
    expect(backend.badge.shown).toEqual([]);
    const told = list.getByText('Could not be read: quotations.');
    expect(told.compareDocumentPosition(list.getByRole('list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is read again with the requests and services below it, which one reason often fails too', async () => {
    const backend = aBusyBackend();
    backend.quotations.failing.set('quotations', failure);
    backend.requests.fail();
    backend.catalogue.fail();
    const { user } = openDashboard(backend);
    await screen.findByText('Error fetching services');
    backend.quotations.failing.clear();
    backend.requests.failure = undefined;
    backend.catalogue.failure = undefined;
    await user.click((await needs()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });

  it('tells the reference of the first that has one, so that it can be reported', async () => {
    const backend = aBusyBackend();
    backend.quotations.failing.set('quotations', failure);
    backend.carts.failure = { ...failure, reference: '27182818' };
    openDashboard(backend);
    expect(await notes()).toEqual(['Could not be read: quotations, cart.']);
    expect(
      (await needs()).getByText('If you contact us about this, please give this code: 27182818'),
    ).toBeTruthy();
  });

  it('is read again on Try again, while the others stay [NEED-11]', async () => {
    const backend = aBusyBackend();
    backend.quotations.failing.set('quotations', failure);
    backend.files.documentsFailure = failure;
    const { user } = openDashboard(backend);
    expect(await notes()).toEqual(['Could not be read: quotations, documents.']);
    backend.quotations.failing.clear();
    backend.files.documentsFailure = undefined;
    await user.click((await needs()).getByRole('button', { name: 'Try again' }));
    expect(document.activeElement?.className).toBe('portal-needs');
    await expectEntries([UPLOAD, DECIDE, ORDER]);
    expect(await notes()).toEqual([]);
    expect(backend.files.asked).toEqual(['30', '30']);
  });

  it('never lets the list say that nothing waits [NEED-10]', async () => {
    const backend = aQuietBackend();
    backend.carts.fail();
    openDashboard(backend);
    expect(await notes()).toEqual(['Could not be read: cart.']);
  });
});

describe('a source of which not everything could be read', () => {
  it.each<readonly [string, (backend: Backend) => void]>([
    ['quotations', ({ quotations }) => (quotations.all = incomplete([]))],
    ['tasks', ({ work }) => (work.all = incomplete([]))],
    ['transactions', ({ transactions }) => (transactions.transactions = incomplete([]))],
  ])(
    'is named in one line without Try again, and nothing is said not to wait: %s [NEED-10] [NEED-11]',
    async (name, cut) => {
      const backend = aQuietBackend();
      cut(backend);
      openDashboard(backend);
      expect(await notes()).toEqual([`Could not be read in full: ${name}.`]);
      const list = await needs();
      expect(list.queryByRole('button', { name: 'Try again' })).toBeNull();
      expect(backend.badge.shown).toEqual(['cleared']);
    },
  );

  it('costs no entry of what was read, nor its documents and steps [NEED-11]', async () => {
    const backend = aBusyBackend();
    backend.files.documents = incomplete(backend.files.documents);
    openDashboard(backend);
    await expectEntries([UPLOAD, DECIDE, ORDER]);
    expect(await notes()).toEqual(['Could not be read in full: documents.']);
  });
});

describe('a source that could not be read again', () => {
  it('keeps its entries, is named, and nothing is said not to wait until it is read [NEED-10] [NEED-11]', async () => {
    const backend = aQuietBackend();
    const { user } = openDashboard(backend);
    const nothing = 'Nothing waits for you. Choose a service to begin.';
    await waitFor(async () => expect(await notes()).toEqual([nothing]));
    backend.carts.fail();
    backend.quotations.failing.set('quotations', failure);
    act(() => readShownAgain());
    await waitFor(async () =>
      expect(await notes()).toEqual(['Could not be read again just now: quotations, cart.']),
    );
    backend.carts.failure = undefined;
    backend.quotations.failing.clear();
    backend.quotations.all = [pending('1')];
    await user.click((await needs()).getByRole('button', { name: 'Try again' }));
    await expectEntries([DECIDE]);
    expect(await notes()).toEqual([]);
  });

  it('is named again, and its entries stay, where Try again fails too [NEED-11]', async () => {
    const backend = aBusyBackend();
    const { user } = openDashboard(backend);
    await expectEntries([UPLOAD, DECIDE, ORDER]);
    backend.quotations.failing.set('quotations', failure);
    act(() => readShownAgain());
    await waitFor(async () =>
      expect(await notes()).toEqual(['Could not be read again just now: quotations.']),
    );
    await user.click((await needs()).getByRole('button', { name: 'Try again' }));
    await expectEntries([UPLOAD, DECIDE, ORDER]);
    expect(await notes()).toEqual(['Could not be read again just now: quotations.']);
  });
});

describe('sources of which one failed and one could not be read again', () => {
  it('are told in a sentence each [NEED-11]', async () => {
    const backend = aBusyBackend();
    backend.quotations.failing.set('quotations', failure);
    openDashboard(backend);
    await waitFor(async () => expect(await notes()).toEqual(['Could not be read: quotations.']));
    backend.carts.fail();
    act(() => readShownAgain());
    await waitFor(async () =>
      expect(await notes()).toEqual([
        'Could not be read: quotations. Could not be read again just now: cart.',
      ]),
    );
  });
});

describe('a source that does not respond', () => {
  it('holds the list back for a few seconds only, and is told then', async () => {
    const backend = aBusyBackend();
    backend.quotations.quotations = never;
    const { timer } = openDashboard(backend);
    await waitFor(() => expect(timer.count).toBe(2));
    expect(screen.getByRole('heading', { name: 'Needs you now' })).toBeTruthy();
    act(() => timer.pass(LONGEST_WAIT_MS));
    await expectEntries([UPLOAD, ORDER]);
    expect(await notes()).toEqual(['Still reading the rest…']);
    expect((await needs()).getByRole('heading').textContent).toBe('Needs you now');
  });

  it('leaves no timer behind', async () => {
    const { timer, unmount } = openDashboard(aBusyBackend());
    await waitFor(() => expect(timer.count).toBe(2));
    unmount();
    expect(timer.count).toBe(0);
  });
});

describe('reading for the list', () => {
  const statuses: readonly TaskStatus[] = ['upcoming', 'started', 'workDone', 'completed'];
  const forty = Array.from({ length: 40 }, (_, index) =>
    aTask({ id: String(index), status: statuses[index % 4] ?? 'upcoming' }),
  );

  it('adds to the calls of the dashboard the documents of tasks under way alone, each once [NEED-12]', async () => {
    const backend = aBusyBackend();
    backend.work = new InMemoryWorkGateway(forty);
    const { work, files, quotations, transactions, carts } = openDashboard(backend);
    await needs();
    const underWay = forty.filter(({ status }) => status !== 'completed').map(({ id }) => id);
    expect(files.asked.toSorted()).toEqual([...underWay].toSorted());
    expect(work.asked.toSorted()).toEqual(forty.map(({ id }) => id).toSorted());
    expect(quotations.asked).toEqual(['quotations']);
    expect([transactions.readings, carts.readings]).toEqual([1, 1]);
  });

  it('ends after 500 services, and says how many more it has not looked at [NEED-16]', async () => {
    const backend = aQuietBackend();
    backend.work = new InMemoryWorkGateway(
      Array.from({ length: 1502 }, (_, index) => aTask({ id: String(index), status: 'workDone' })),
    );
    const { work, files } = openDashboard(backend);
    await expectEntries([]);
    expect(await notes()).toEqual(['1,002 more services are not checked here: see Work Status.']);
    expect([work.asked.length, files.asked.length]).toEqual([500, 500]);
  });

  it('counts a service that was completed lately among those it has not looked at [NEED-16] [PAPER-03]', async () => {
    const backend = aQuietBackend();
    const completed = aTask({ id: 'c', status: 'completed', completedAt: when('2026-11-19') });
    const underWay = Array.from({ length: 500 }, (_, index) =>
      aTask({ id: String(index), status: 'workDone' }),
    );
    backend.work = new InMemoryWorkGateway([...underWay, completed]);
    openDashboard(backend);
    await expectEntries([]);
    expect(await notes()).toEqual(['1 more service is not checked here: see Work Status.']);
  });

  it('ends its calls for documents on leaving [NEED-12]', async () => {
    const backend = aBusyBackend();
    backend.work = new InMemoryWorkGateway(forty);
    const documents = heldReads<readonly TaskDocument[]>();
    backend.files.taskDocuments = (_, signal) => documents.read(signal);
    const { unmount } = openDashboard(backend);
    await expect.poll(() => documents.areAborted()).toEqual(Array.from({ length: 30 }, () => false));
    unmount();
    expect(documents.areAborted()).toEqual(Array.from({ length: 30 }, () => true));
  });
});
