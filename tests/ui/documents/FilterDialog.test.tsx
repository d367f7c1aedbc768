import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noFileFilter } from '../../../src/domain/documents/filterChoices';
import { listed, openCabinet } from './openCabinet';

const gone = () => waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());

const openFilters = async () => {
  const opened = openCabinet();
  await listed();
  await opened.press('Filters');
  const dialog = within(await screen.findByRole('dialog', { name: 'Filter files' }));
  const choose = (name: string): Promise<void> => opened.user.click(dialog.getByLabelText(name));
  return { ...opened, dialog, choose };
};

const choicesIn = (group: string): readonly string[] => {
  const legends = [...document.querySelectorAll('legend')];
  const fieldset = legends.find((legend) => legend.textContent === group)?.closest('fieldset');
  const choices = fieldset?.querySelectorAll('input[type="radio"], input[type="checkbox"]') ?? [];
  return [...choices].map((choice) => choice.closest('label')?.textContent ?? '');
};

describe('the Filters dialog', () => {
  it('offers date, services, formats and uploaded by, with Apply and Reset [FILES-02]', async () => {
    const { dialog } = await openFilters();
    const groups = [...document.querySelectorAll('legend')].map((legend) => legend.textContent);
    expect(groups).toEqual(['Date', 'Services', 'Formats', 'Uploaded by']);
    expect(dialog.getByRole('button', { name: 'Apply' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Reset' })).toBeTruthy();
  });

  it('offers the twelve date presets [FILES-03]', async () => {
    await openFilters();
    expect(choicesIn('Date')).toEqual([
      'Latest First',
      'This week',
      'This month',
      '30 days',
      '60 days',
      '90 days',
      'Quarter 1',
      'Quarter 2',
      'Quarter 3',
      'Quarter 4',
      'This Year',
      'Custom',
    ]);
  });

  it('offers the nine services [FILES-05]', async () => {
    await openFilters();
    expect(choicesIn('Services')).toEqual([
      'Income Tax',
      'GST',
      'Accounting',
      'Compliance',
      'Legal',
      'Startup',
      'TDS',
      'Advance Tax',
      'Others',
    ]);
  });

  it('offers the eight formats [FILES-06]', async () => {
    await openFilters();
    expect(choicesIn('Formats')).toEqual(['pdf', 'excel', 'word', 'zip', 'png', 'jpeg/jpg', 'csv', 'svg']);
  });

  it('offers User and Expert [FILES-07]', async () => {
    await openFilters();
    expect(choicesIn('Uploaded by')).toEqual(['User', 'Expert']);
  });

  it('asks for a start and an end date only for Custom [FILES-04]', async () => {
    const { dialog, choose } = await openFilters();
    expect(dialog.queryByLabelText('Start date')).toBeNull();
    await choose('Custom');
    expect(dialog.getByLabelText<HTMLInputElement>('Start date').type).toBe('date');
    expect(dialog.getByLabelText<HTMLInputElement>('End date').type).toBe('date');
    await choose('30 days');
    expect(dialog.queryByLabelText('Start date')).toBeNull();
    expect(dialog.queryByLabelText('End date')).toBeNull();
  });
});

describe('a choice of filters', () => {
  it('is logged and filters the list on Apply, without a request; Reset shows all [FILES-08]', async () => {
    const { choose, press, log, gateway } = await openFilters();
    await choose('pdf');
    expect(await listed()).toHaveLength(4);
    await press('Apply');
    await gone();
    expect(log.infos).toEqual(['File filter applied']);
    expect(log.details).toEqual([{ ...noFileFilter, formats: ['pdf'] }]);
    expect(await listed()).toEqual(['return.pdf', 'old.pdf']);
    await press('Filters');
    await press('Reset');
    await gone();
    expect(await listed()).toHaveLength(4);
    expect(gateway.cabinetReads).toBe(1);
  });

  it('is dropped when the dialog is closed without Apply', async () => {
    const { choose, press, user } = await openFilters();
    await choose('csv');
    await user.keyboard('{Escape}');
    await gone();
    expect(await listed()).toHaveLength(4);
    await press('Filters');
    await screen.findByRole('dialog');
    expect(screen.getByLabelText<HTMLInputElement>('csv').checked).toBe(false);
  });

  it('combines groups with AND and shows removable chips', async () => {
    const { choose, press, button } = await openFilters();
    await choose('30 days');
    await choose('GST');
    await choose('User');
    await press('Apply');
    await gone();
    expect(await listed()).toEqual(['return.pdf']);
    await press('Remove filter 30 days');
    expect(await listed()).toEqual(['return.pdf', 'old.pdf']);
    expect(document.activeElement).toBe(button('Filters'));
    await press('Remove filter GST');
    await press('Remove filter User');
    expect(await listed()).toHaveLength(4);
  });

  it('can clear a date on its own, with the focus on the first date', async () => {
    const { choose, press, dialog } = await openFilters();
    expect(dialog.queryByText('Clear date')).toBeNull();
    await choose('This week');
    await press('Clear date');
    expect(document.querySelectorAll('input[type="radio"]:checked')).toHaveLength(0);
    expect(document.activeElement).toBe(dialog.getByLabelText('Latest First'));
  });

  it('adds to what is chosen at that moment, also before the dialog is drawn again', async () => {
    const { store } = await openFilters();
    act(() => {
      store.draft.choose({ formats: ['pdf'] });
      store.draft.choose({ services: ['GST'] });
    });
    expect(store.draft.filter).toEqual({ ...noFileFilter, formats: ['pdf'], services: ['GST'] });
  });

  it('keeps a day in its field while its year is still being typed', async () => {
    const { choose, press, user, dialog } = await openFilters();
    await choose('Custom');
    const start = dialog.getByLabelText<HTMLInputElement>('Start date');
    // What WebKit and Chromium tell of while 2025 is typed.
    for (const value of ['0002-05-01', '0020-05-01', '0202-05-01', '2025-05-01']) {
      fireEvent.input(start, { target: { value } });
      expect(start.value).toBe(value);
    }
    await user.type(dialog.getByLabelText('End date'), '2025-06-01');
    await press('Apply');
    await gone();
    expect(await listed()).toEqual(['old.pdf']);
    await press('Filters');
    expect((await screen.findByLabelText<HTMLInputElement>('Start date')).value).toBe('2025-05-01');
  });

  it('accepts a custom range and refuses one that ends before it begins', async () => {
    const { choose, press, button, user, dialog } = await openFilters();
    await choose('Custom');
    await user.type(dialog.getByLabelText('Start date'), '2025-05-01');
    await user.type(dialog.getByLabelText('End date'), '2025-04-01');
    expect(dialog.getByRole('alert').textContent).toBe(
      'The end date is before the start date. Please choose a later end date.',
    );
    expect(button('Apply').disabled).toBe(true);
    await user.clear(dialog.getByLabelText('End date'));
    await user.type(dialog.getByLabelText('End date'), '2025-06-01');
    await press('Apply');
    await gone();
    expect(await listed()).toEqual(['old.pdf']);
    expect(button('Remove filter 2025-05-01 to 2025-06-01')).toBeTruthy();
  });
});

describe('a range whose date does not count', () => {
  it.each([
    ['0026-11-25', 'Please type the year with four digits, for example 2026.'],
    ['1026-11-25', 'Please enter a date from 1900 to 2099.'],
    ['9999-11-25', 'Please enter a date from 1900 to 2099.'],
  ])('says so at the field of %s, and waits with Apply [FILES-04]', async (value, sentence) => {
    const { dialog, choose, button } = await openFilters();
    await choose('Custom');
    const from = dialog.getByLabelText('Start date');
    fireEvent.change(from, { target: { value } });
    fireEvent.blur(from);
    expect(dialog.getByRole('alert').textContent).toBe(sentence);
    expect(button('Apply').disabled).toBe(true);
    fireEvent.change(from, { target: { value: '2025-06-01' } });
    expect([dialog.queryByRole('alert'), button('Apply').disabled]).toEqual([null, false]);
  });

  it('waits with Apply for an unfinished date, which is no open end [FILES-04]', async () => {
    const { dialog, choose, button } = await openFilters();
    await choose('Custom');
    const from = dialog.getByLabelText<HTMLInputElement>('Start date');
    const unfinished = vi.spyOn(from.validity, 'badInput', 'get').mockReturnValue(true);
    fireEvent.blur(from);
    expect([dialog.getByRole('alert').textContent, button('Apply').disabled]).toEqual([
      'Please enter the whole date: day, month and year.',
      true,
    ]);
    unfinished.mockRestore();
    fireEvent.blur(from);
    expect([dialog.queryByRole('alert'), button('Apply').disabled]).toEqual([null, false]);
  });

  it('does not hold Apply once another date is chosen [FILES-04]', async () => {
    const { dialog, choose, button } = await openFilters();
    await choose('Custom');
    fireEvent.change(dialog.getByLabelText('Start date'), { target: { value: '0026-11-25' } });
    await choose('This month');
    expect(button('Apply').disabled).toBe(false);
  });
});
