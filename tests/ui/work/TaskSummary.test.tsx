import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aStep, aTask } from '../../domain/work/aTask';
import { when } from '../../domain/when';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { never } from '../dashboard/aBackend';
import { aWorkplace, openTask } from './openTask';

const summary = () => screen.findByRole('region', { name: 'This task at a glance' });
/** What the summary says by now. */
const told = (): string => screen.queryByRole('region', { name: 'This task at a glance' })?.textContent ?? '';

const card = async (name: string) => {
  const item = (await screen.findByRole('heading', { level: 2, name })).closest('li');
  if (item === null) throw new Error(`${name} is not asked for.`);
  return within(item);
};

describe('a task at a glance', () => {
  it('shows its next step with the due date, its status and the number of its order', async () => {
    openTask();
    await waitFor(() => expect(told()).toContain('Next: Review'));
    await waitFor(() => expect(told()).toContain('Due 2026-11-25'));
    await waitFor(() => expect(told()).toContain('Active'));
    await waitFor(() => expect(told()).toContain('Order ID 12'));
  });

  it('says that the next step is the provider’s once no document is missing, and that it is late', async () => {
    const workplace = aWorkplace();
    workplace.files.documents = workplace.files.documents.slice(0, 1);
    const late = aStep({ name: 'Review', status: 'inProgress', dueDate: when('2026-11-02') });
    workplace.work = new InMemoryWorkGateway([aTask()], new Map([['3', [late]]]));
    openTask(workplace);
    await waitFor(() => expect(told()).toContain('Next from us: Review'));
    await waitFor(() => expect(told()).toContain('Overdue with us'));
  });

  it('says nowhere on the page of a completed task that something is needed, next or late [PAPER-05]', async () => {
    const workplace = aWorkplace();
    const task = aTask({ status: 'completed', completedAt: when('2026-11-19') });
    const late = aStep({ name: 'Review', status: 'inProgress', dueDate: when('2026-11-02') });
    workplace.work = new InMemoryWorkGateway([task], new Map([['3', [late]]]));
    const { openTab } = openTask(workplace);
    await screen.findByText('This service is completed. No more documents are needed.');
    expect((await card('Photo')).getByText('Not sent')).toBeTruthy();
    expect(screen.queryByText('Needed')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Upload Photo' })).toBeNull();
    await openTab('Tracking Status');
    await screen.findByRole('heading', { level: 2, name: 'Review' });
    for (const words of [/^Next/, /^Due/, 'Overdue']) expect(screen.queryByText(words)).toBeNull();
  });

  it('says whose turn it is where no document is missing, whatever the first step is called [PAPER-05]', async () => {
    const workplace = aWorkplace();
    workplace.files.documents = workplace.files.documents.slice(0, 1);
    const first = aStep({ name: 'Documents received' });
    workplace.work = new InMemoryWorkGateway([aTask()], new Map([['3', [first]]]));
    openTask(workplace);
    await waitFor(() => expect(told()).toContain('Next from us: Documents received'));
    const lead = await screen.findByText('No document is missing.');
    await waitFor(() =>
      expect(lead.parentElement?.textContent).toBe('No document is missing. The next step is ours.'),
    );
  });

  it.each([
    ['Photo', 'Next from you: documents'],
    ['', 'All steps complete. Our expert is closing this service.'],
  ])('says what is left once every step is complete, with %j missing [PAPER-05]', async (missing, words) => {
    const workplace = aWorkplace();
    workplace.files.documents = workplace.files.documents.filter(
      ({ name, files }) => files.length > 0 || name === missing,
    );
    workplace.work = new InMemoryWorkGateway([aTask()], new Map([['3', [aStep({ status: 'complete' })]]]));
    openTask(workplace);
    await waitFor(() => expect(told()).toContain(words));
  });

  it.each([
    ['upcoming', 'Upcoming'],
    ['workDone', 'Active'],
    ['completed', 'Completed'],
  ] as const)('names the status %s by its group on the dashboard', async (status, word) => {
    const workplace = aWorkplace();
    workplace.work = new InMemoryWorkGateway([aTask({ status })], new Map([['3', [aStep()]]]));
    openTask(workplace);
    await waitFor(() => expect(told()).toContain(word));
  });

  it('names no status that the portal does not know', async () => {
    const workplace = aWorkplace();
    workplace.work = new InMemoryWorkGateway([aTask({ status: 'unknown' })], new Map([['3', [aStep()]]]));
    openTask(workplace);
    await waitFor(() => expect(told()).toContain('Order ID 12'));
    expect((await summary()).querySelector('.portal-pill')).toBeNull();
  });

  it('shows what it knows when the lists or the steps cannot be read', async () => {
    const workplace = aWorkplace();
    workplace.work.task = never;
    workplace.work.failingSteps.add('3');
    openTask(workplace);
    const region = await summary();
    await waitFor(() => expect(region.querySelector('.portal-skeleton')).toBeNull());
    expect(region.textContent).toBe('Chat with Expert');
  });

  it('shows the status also where the orders cannot be read', async () => {
    const workplace = aWorkplace();
    workplace.transactions.transactions = [aTransaction({ orderId: '12' })];
    workplace.transactions.fail();
    openTask(workplace);
    await waitFor(() => expect(told()).toContain('Active'));
  });

  it('opens the chat with the service and the order', async () => {
    const { press, chat } = openTask();
    await waitFor(() => expect(told()).toContain('Order ID 12'));
    await press('Chat with Expert');
    expect([chat.isOpen, chat.firstLine]).toEqual([true, 'I have a question about GST Filing (order 12).']);
  });

  it('opens the chat with the task where neither service nor order is known', async () => {
    const workplace = aWorkplace();
    workplace.work.task = never;
    const { press, chat } = openTask(workplace, { serviceName: '', userId: '70', creatorId: '90' });
    await summary();
    await press('Chat with Expert');
    expect(chat.firstLine).toBe('I have a question about task 3.');
  });

  it('is not there for a task that is not the customer’s', async () => {
    openTask(aWorkplace(), null, '/task-detail/999');
    await screen.findByText('Task not found.');
    expect(screen.queryByRole('region', { name: 'This task at a glance' })).toBeNull();
  });
});

describe('a wrong file', () => {
  it('is replaced by the expert: the chat opens with the name of the document', async () => {
    const { press, chat } = openTask();
    expect((await card('PAN card')).getByText('Wrong file?', { exact: false })).toBeTruthy();
    await press('Ask our expert to replace PAN card');
    expect([chat.isOpen, chat.firstLine]).toEqual([
      true,
      'The file I uploaded for PAN card (task 3) is wrong. Please let me send another one.',
    ]);
  });

  it('is not asked about where there is no file yet', async () => {
    openTask();
    expect((await card('Photo')).queryByText('Wrong file?', { exact: false })).toBeNull();
  });
});
