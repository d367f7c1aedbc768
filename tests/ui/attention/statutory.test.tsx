import { act, screen, within } from '@testing-library/react';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { UNDECIDED } from '../../../src/domain/deadlines/alternatives';
import type { DeadlineTable } from '../../../src/domain/deadlines/rule';
import { LOOK_EVERY_MS } from '../../../src/ui/state/PageClock';
import { aRule, aScheme } from '../../domain/deadlines/theTable';
import { day } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryDeadlineGateway } from '../../doubles/InMemoryDeadlineGateway';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { openDashboard } from '../dashboard/openDashboard';
import { aQuietBackend, expectEntries, expectEntryCount, needs } from './entries';

const tableWith = (dueDay: number, alternatives: DeadlineTable['alternatives'] = []): DeadlineTable => ({
  checkedOn: day('2026-11-01'),
  officialPages: { gst: '', tds: '', 'income-tax': '', company: '', llp: '', payroll: '' },
  rules: [
    aRule({ form: 'GSTR-3B', due: { kind: 'dayOfMonth', day: dueDay, monthsAfter: 1 } }),
    aRule({ id: 'pmt-06', form: 'PMT-06', due: { kind: 'nothing' } }),
  ],
  alternatives,
});

/** A customer whose GST was filed, and the table of the deployment. */
const withTable = (dueDay: number) => {
  const backend = aQuietBackend();
  backend.work = new InMemoryWorkGateway([
    aTask({ status: 'completed', serviceName: 'GST Filing', completedAt: none }),
  ]);
  backend.deadlines = new InMemoryDeadlineGateway(tableWith(dueDay));
  return backend;
};

describe('a statutory date within a week', () => {
  it('is an entry that leads to its very date among the deadlines [NEED-07]', async () => {
    const { user, address } = openDashboard(withTable(23));
    await expectEntries(['Check what is due GST GSTR-3B 3 days left 2026-11-23']);
    await user.click(screen.getByRole('link', { name: /^Check what is due/ }));
    expect(address()).toBe('/deadlines?date=2026-11-23&rule=gstr-1-monthly');
  });

  it('of a table that was checked more than a year ago is to be confirmed [NEED-17]', async () => {
    const backend = withTable(23);
    backend.deadlines = new InMemoryDeadlineGateway({ ...tableWith(23), checkedOn: day('2025-11-01') });
    openDashboard(backend);
    await expectEntries(['Check what is due GST Confirm the date: GSTR-3B 3 days left 2026-11-23']);
    expect(screen.getByRole('link', { name: /Confirm the date: GSTR-3B/ })).toBeTruthy();
  });

  it('of an alternative is asked about, once, and stands in the list when it is chosen [DUE-12]', async () => {
    const backend = withTable(23);
    backend.deadlines = new InMemoryDeadlineGateway(tableWith(23, [aScheme(['gstr-1-monthly'], ['pmt-06'])]));
    const { user, openTab } = openDashboard(backend);
    await expectEntries([]);
    const group = (await needs()).getByRole('radiogroup', { name: 'How do you file GST?' });
    expect(within(group).getByText('Your dates on Deadlines depend on it.')).toBeTruthy();
    await user.click(within(group).getByRole('radio', { name: 'Choice 1' }));
    await expectEntries(['Check what is due GST GSTR-3B 3 days left 2026-11-23']);
    expect(within(group).getByRole('radio', { name: 'Choice 1', checked: true })).toBeTruthy();
    await openTab('Transactions');
    await openTab('Overview');
    expect((await needs()).queryByRole('radiogroup')).toBeNull();
  });

  it.each(['Choice 1', 'I don’t know yet'])(
    'is answered with %s, and the answer says where its dates are and where it is changed [DUE-12]',
    async (answer) => {
      const backend = withTable(23);
      backend.deadlines = new InMemoryDeadlineGateway(
        tableWith(23, [aScheme(['gstr-1-monthly'], ['pmt-06'])]),
      );
      const { user, address } = openDashboard(backend);
      const group = within((await needs()).getByRole('radiogroup', { name: 'How do you file GST?' }));
      await user.click(group.getByRole('radio', { name: answer }));
      expect(group.getByText('Your dates, and where you change this:')).toBeTruthy();
      await user.click(group.getByRole('link', { name: 'Deadlines' }));
      expect(address()).toBe('/deadlines?view=mine');
    },
  );

  it.each([undefined, UNDECIDED])(
    'lets nothing be called complete while the answer is %j [NEED-10] [DUE-12]',
    async (answer) => {
      const backend = withTable(21);
      backend.deadlines = new InMemoryDeadlineGateway({
        ...tableWith(21, [aScheme(['gstr-1-monthly'], ['pmt-06'])]),
        rules: [...tableWith(21).rules, aRule({ id: 'tds', topic: 'tds', form: 'TDS' })],
      });
      if (answer !== undefined)
        backend.choices.keep({ view: 'mine', notForMe: [], answers: { scheme: answer } });
      openDashboard(backend);
      const list = await needs();
      expect(list.queryByText(/^Nothing waits|^Next:/)).toBeNull();
      expect(list.queryAllByText(/depend on/)).toHaveLength(1);
    },
  );

  it('that the customer could not answer is told, with the way to the question, also below entries [DUE-12]', async () => {
    const backend = withTable(23);
    backend.deadlines = new InMemoryDeadlineGateway({
      ...tableWith(23, [aScheme(['gstr-1-monthly'], ['pmt-06'])]),
      rules: [
        ...tableWith(23).rules,
        aRule({ id: 'tds', topic: 'tds', form: 'TDS', due: { kind: 'dayOfMonth', day: 23, monthsAfter: 1 } }),
      ],
    });
    backend.choices.keep({ view: 'all', notForMe: [], answers: { scheme: UNDECIDED } });
    const { user, address } = openDashboard(backend);
    await expectEntries(['Check what is due TDS and TCS TDS 3 days left 2026-11-23']);
    const note = (await needs()).getByText('Some dates depend on your answer.').parentElement;
    expect(note?.textContent).toBe('Some dates depend on your answer. Deadlines');
    await user.click((await needs()).getByRole('link', { name: 'Deadlines' }));
    expect(address()).toBe('/deadlines?view=mine');
  });

  it('is gone once its rule was marked Not for me [NEED-07] [NEED-13]', async () => {
    const backend = withTable(23);
    backend.choices.keep({ view: 'mine', notForMe: ['gstr-1-monthly'], answers: {} });
    openDashboard(backend);
    expect((await needs()).getByText('Nothing waits for you.')).toBeTruthy();
  });

  it('is gone once its rule was marked Not for me in another tab, and counts on past midnight [NEED-13]', async () => {
    const backend = withTable(23);
    const clock = new FixedClock();
    const timer = backend.timer;
    openDashboard(backend, clock);
    await expectEntries(['Check what is due GST GSTR-3B 3 days left 2026-11-23']);
    clock.pass(24 * 60 * 60 * 1000);
    act(() => timer.pass(LOOK_EVERY_MS));
    await expectEntries(['Check what is due GST GSTR-3B 2 days left 2026-11-23']);
    backend.choices.keep({ view: 'mine', notForMe: ['gstr-1-monthly'], answers: {} });
    clock.pass(LOOK_EVERY_MS);
    act(() => timer.pass(LOOK_EVERY_MS));
    expect((await needs()).getByText('Nothing waits for you.')).toBeTruthy();
  });

  it('is the next date that is known where it is further away [NEED-10]', async () => {
    openDashboard(withTable(30));
    const line = (await needs()).getByText(/^Nothing waits for you/);
    expect(line.parentElement?.textContent).toBe('Nothing waits for you. Next: GSTR-3B, GST, due 2026-11-30');
  });

  it('is read once, however often the tab is opened [NEED-12]', async () => {
    const backend = withTable(23);
    let readings = 0;
    const inner = backend.deadlines;
    backend.deadlines = new (class extends InMemoryDeadlineGateway {
      override table() {
        readings += 1;
        return inner.table();
      }
    })(undefined);
    const { openTab } = openDashboard(backend);
    await needs();
    await openTab('Transactions');
    await openTab('Overview');
    await expectEntryCount(1);
    expect(readings).toBe(1);
  });

  it('costs only itself when the table cannot be read [NEED-11]', async () => {
    const backend = withTable(23);
    backend.deadlines.break();
    openDashboard(backend);
    expect((await needs()).getByText('Could not be read: statutory dates.')).toBeTruthy();
  });
});
