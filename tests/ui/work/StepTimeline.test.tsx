import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aWorkplace, openTask } from './openTask';

describe('the timeline of a task', () => {
  it('marks an incomplete step as Overdue after its due date [NEED-14]', async () => {
    const dueDate = when('2026-11-19');
    const steps = [
      aStep({ id: '1', name: 'Collection', status: 'complete', dueDate }),
      aStep({ id: '2', name: 'Review', status: 'inProgress', dueDate }),
      aStep({ id: '3', name: 'Filing', dueDate: when('2026-11-20') }),
    ];
    const { openTab } = openTask({
      ...aWorkplace(),
      work: new InMemoryWorkGateway([aTask()], new Map([['3', steps]])),
    });
    await openTab('Tracking Status');
    const timeline = (await screen.findByRole('heading', { level: 2, name: 'Collection' })).closest('ol');
    const late = within(timeline ?? document.body).getAllByText('Overdue');
    expect(late.map((mark) => mark.closest('li')?.querySelector('h2')?.textContent)).toEqual(['Review']);
  });

  it('calls no percentage a share of the work where together they are more than the whole [TASK-14]', async () => {
    const steps = [100, 80].map((percentage) =>
      aStep({ id: String(percentage), name: `Step ${percentage}`, status: 'complete', percentage }),
    );
    const { openTab } = openTask({
      ...aWorkplace(),
      work: new InMemoryWorkGateway([aTask()], new Map([['3', steps]])),
    });
    await openTab('Tracking Status');
    expect((await screen.findByText('80%')).parentElement?.textContent).toBe('80%');
  });
});
