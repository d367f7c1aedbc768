import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aRule, aScheme, theTable } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { openDeadlines } from './openDeadlines';

const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const monthly = aRule({ form: 'GSTR-3B' });
const quarterly = aRule({ id: 'pmt-06', form: 'PMT-06' });
const table = {
  ...theTable(),
  rules: [monthly, quarterly],
  alternatives: [aScheme(['gstr-1-monthly'], ['pmt-06'])],
};

const question = () => screen.findByRole('radiogroup', { name: 'How do you file GST?' });
const titles = (form: string) =>
  screen.queryAllByText(new RegExp(`^${form}:`), { selector: 'p > span > span' });

describe('rules that exclude each other', () => {
  it('are asked about in place of their dates, and the answer shows its own [DUE-12]', async () => {
    const { view, choices } = openDeadlines({ tasks: [gst], table });
    const group = within(await question());
    expect(group.getAllByRole('radio', { checked: false })).toHaveLength(3);
    expect([titles('GSTR-3B').length, titles('PMT-06').length]).toEqual([0, 0]);
    await view.user.click(group.getByRole('radio', { name: 'Choice 2' }));
    await waitFor(() => expect(titles('PMT-06').length).toBeGreaterThan(0));
    expect(titles('GSTR-3B')).toEqual([]);
    expect(choices.choice().answers).toEqual({ scheme: 'second' });
  });

  it('can be answered again at any time, and not be known yet [DUE-12]', async () => {
    const choices = new InMemoryDeadlineChoiceStorage();
    choices.keep({ view: 'mine', notForMe: [], answers: { scheme: 'second' } });
    const { view } = openDeadlines({ tasks: [gst], table, choices });
    const group = within(await question());
    expect(group.getByRole('radio', { name: 'Choice 2', checked: true })).toBeTruthy();
    await view.user.click(group.getByRole('radio', { name: 'I don’t know yet' }));
    await waitFor(() => expect(titles('PMT-06')).toEqual([]));
    expect(choices.choice().answers).toEqual({ scheme: '' });
  });

  it('are no question under All, which shows every date [DUE-12]', async () => {
    const { view } = openDeadlines({ tasks: [gst], table });
    await question();
    await view.user.click(screen.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(titles('GSTR-3B').length).toBeGreaterThan(0));
    expect(screen.queryByRole('radiogroup', { name: 'How do you file GST?' })).toBeNull();
  });

  it('are no question for a customer of one of them [DUE-12]', async () => {
    openDeadlines({ tasks: [gst], table: { ...table, rules: [quarterly] } });
    await waitFor(() => expect(titles('PMT-06').length).toBeGreaterThan(0));
    expect(screen.queryByRole('radiogroup', { name: 'How do you file GST?' })).toBeNull();
  });
});
