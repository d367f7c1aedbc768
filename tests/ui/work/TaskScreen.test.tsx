import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aLog, aStep, aTask } from '../../domain/work/aTask';
import { never } from '../dashboard/aBackend';
import { aWorkplace, fromDashboard, openTask } from './openTask';

const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
const alertText = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

const markOf = async (name: string): Promise<string | undefined> =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')?.className;

const step = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name });
  const item = title.closest('li');
  if (item === null) throw new Error(`${name} is no step`);
  return within(item);
};

describe('the task detail', () => {
  it('has the tabs Documents and Tracking Status, each with its content [TASK-12]', async () => {
    const { openTab } = openTask();
    await screen.findByRole('tab', { name: 'Documents' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Documents',
      'Tracking Status',
    ]);
    expect(await screen.findByText('PAN card')).toBeTruthy();
    await openTab('Tracking Status');
    expect(await screen.findByRole('heading', { name: 'Collection' })).toBeTruthy();
    expect(screen.queryByText('PAN card')).toBeNull();
  });

  it('uses the service name of the navigation state as heading, without a look-up [TASK-13]', async () => {
    const workplace = aWorkplace();
    workplace.work.task = never;
    openTask(workplace, { ...fromDashboard, serviceName: 'GST Return' });
    await waitFor(() => expect(heading()).toBe('GST Return'));
    expect(await screen.findByText('PAN card')).toBeTruthy();
  });

  it('shows the paid and due amounts of its order, and nothing for one paid in full', async () => {
    const half = some(paise(59_000));
    const workplace = aWorkplace();
    workplace.transactions.transactions = [aTransaction({ orderId: '12', paid: half, due: half })];
    const { unmount } = openTask(workplace);
    const amounts = await screen.findByLabelText('Amounts of your order');
    expect(amounts.textContent).toBe('Order total₹1,180Paid now₹590Still to pay₹590');
    unmount();
    workplace.transactions.transactions = [aTransaction({ orderId: '12', paid: some(paise(118_000)) })];
    openTask(workplace);
    await waitFor(() => expect(workplace.transactions.readings).toBe(2));
    expect(screen.queryByLabelText('Amounts of your order')).toBeNull();
  });

  it.each([null, 'x', {}, { serviceName: 1, userId: '7', creatorId: '9' }])(
    'looks up the service name in the tasks for the navigation state %j [TASK-13]',
    async (state) => {
      openTask(aWorkplace(), state);
      await waitFor(() => expect(heading()).toBe('GST Filing'));
    },
  );

  it('is looked up once, though its order is looked up by it too [TASK-13]', async () => {
    const { work } = openTask(aWorkplace(), null);
    expect(await screen.findByText('PAN card')).toBeTruthy();
    expect(work.lookedUp).toEqual(['3']);
  });

  it('says that there is no such task and makes no further calls [TASK-17]', async () => {
    const { work, files } = openTask(aWorkplace(), null, '/task-detail/999');
    expect(await alertText()).toBe('Task not found.');
    expect(work.asked).toEqual([]);
    expect(files.asked).toEqual([]);
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('loads steps and documents too when Try again finds the task', async () => {
    const workplace = aWorkplace();
    workplace.work.fail();
    const { press } = openTask(workplace, null);
    expect(await alertText()).toBe('Failed to load tasks.');
    workplace.work.failure = undefined;
    await press('Try again');
    expect(await screen.findByText('PAN card')).toBeTruthy();
    expect(workplace.work.asked).toEqual(['3']);
  });

  it('shows Loading... while the task is looked up and while its parts are loaded [TASK-20]', async () => {
    const workplace = aWorkplace();
    workplace.work.task = never;
    const { unmount } = openTask(workplace, null);
    expect(screen.getByText('Loading...')).toBeTruthy();
    unmount();
    const reading = aWorkplace();
    reading.files.taskDocuments = never;
    reading.work.holdsAnswers = true;
    const { openTab } = openTask(reading);
    expect(await screen.findByText('Loading...')).toBeTruthy();
    await openTab('Tracking Status');
    expect(screen.getByText('Loading...')).toBeTruthy();
  });
});

const openTracking = async (workplace = aWorkplace()) => {
  const opened = openTask(workplace);
  await opened.openTab('Tracking Status');
  return opened;
};

describe('Tracking Status', () => {
  it('is named by the address, so that a reload opens it again, with the ids of the task [TASK-12]', async () => {
    const { address, navigationState, openTab } = openTask();
    await openTab('Tracking Status');
    expect([address(), navigationState()]).toEqual(['/task-detail/3?tab=tracking', fromDashboard]);
    cleanup();
    openTask(aWorkplace(), fromDashboard, '/task-detail/3?tab=tracking');
    const tab = await screen.findByRole('tab', { name: 'Tracking Status' });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('shows name, status and percentage of each step, and the due date of those not complete [TASK-14]', async () => {
    await openTracking();
    const shown = [
      ['Collection', 'Complete', '40%', undefined],
      ['Review', 'In Progress', '30%', '2026-11-25'],
      ['Filing', 'Not Started', '25%', '–'],
      ['Closure', 'Unknown Status', '5%', '–'],
    ] as const;
    for (const [name, label, percent, due] of shown) {
      const one = await step(name);
      expect(one.getAllByText(label).length).toBeGreaterThan(0);
      expect(one.getByText(percent)).toBeTruthy();
      expect(one.queryByText(/^Due/)?.nextElementSibling?.textContent).toBe(due);
    }
    expect(screen.getAllByText('40%')).toHaveLength(1);
    expect(screen.getByText('40%').parentElement?.textContent).toBe('40% of the work');
  });

  it('marks a step green when complete, yellow in progress, else grey [TASK-10]', async () => {
    await openTracking();
    expect(await markOf('Collection')).toContain('portal-step-success');
    expect(await markOf('Review')).toContain('portal-step-progress');
    expect(await markOf('Filing')).toContain('portal-step-idle');
    expect(await markOf('Closure')).toContain('portal-step-idle');
  });

  it('shows status, remarks and date of each log entry, and a link where it has a file [TASK-15]', async () => {
    await openTracking();
    const history = (await step('Collection')).getByRole('list', { name: 'History of Collection' });
    const [first, second] = within(history).getAllByRole('listitem');
    expect(first?.textContent).toBe('In Progress2026-11-03 09:00 AMWaiting for the bank.');
    expect(second?.textContent).toContain('Complete2026-11-05 10:00 AMReceived.');
    expect(within(history).getAllByRole('button')).toHaveLength(1);
    expect(within(second ?? history).getByRole('button', { name: 'View Collection.pdf' })).toBeTruthy();
  });

  it('gives the files of a step names of their own, also where machines made them [TASK-15]', async () => {
    const log = ['1', '2'].map((name) => aLog({ filePath: `steps/${name}.pdf` }));
    const work = new InMemoryWorkGateway([aTask()], new Map([['3', [aStep({ name: 'Collection', log })]]]));
    await openTracking({ ...aWorkplace(), work });
    const files = (await step('Collection')).getAllByRole('button', { name: /^View / });
    expect(files.map((file) => file.textContent)).toEqual(['View Collection.pdf', 'View Collection (2).pdf']);
  });

  it('opens the file of a log entry in a new tab, and shows a message when there is none', async () => {
    const { press, browser, links, notifier } = await openTracking();
    await step('Collection');
    await press('View Collection.pdf');
    expect(links.asked).toEqual(['steps/1.pdf']);
    expect(browser.tabs).toEqual([{ address: 'https://files.example/log', isClosed: false }]);
    links.fail();
    await press('View Collection.pdf');
    expect(notifier.failures).toEqual(['Failed to retrieve document view link.']);
    expect(browser.tabs[1]?.isClosed).toBe(true);
  });

  it('loads the steps once, however often the tabs change', async () => {
    const { openTab, work } = await openTracking();
    await openTab('Documents');
    await openTab('Tracking Status');
    expect(work.asked).toEqual(['3']);
  });

  it('shows a sentence when the steps cannot be loaded, and Try again loads them [TASK-18]', async () => {
    const workplace = aWorkplace();
    workplace.work.failingSteps.add('3');
    const { press, openTab } = await openTracking(workplace);
    expect(await alertText()).toBe('Failed to load task details.');
    await openTab('Documents');
    expect(await screen.findByText('PAN card')).toBeTruthy();
    await openTab('Tracking Status');
    await screen.findByRole('button', { name: 'Try again' });
    workplace.work.failingSteps.clear();
    await press('Try again');
    expect(await step('Collection')).toBeTruthy();
  });

  it('says when no steps are planned', async () => {
    const workplace = aWorkplace();
    workplace.work.steps = () => () => Promise.resolve({ _tag: 'Right', right: [] });
    await openTracking(workplace);
    expect(
      await screen.findByText('No steps yet. They will appear here once our expert plans the work.'),
    ).toBeTruthy();
  });
});

describe('the Documents tab', () => {
  it('shows a sentence when the documents cannot be loaded, and Try again loads them [DOCS-12]', async () => {
    const workplace = aWorkplace();
    workplace.files.documentsFailure = gatewayError('ServerFault');
    const { press } = openTask(workplace);
    expect(await alertText()).toBe('Failed to load documents.');
    workplace.files.documentsFailure = undefined;
    await press('Try again');
    expect(await screen.findByText('PAN card')).toBeTruthy();
  });
});
