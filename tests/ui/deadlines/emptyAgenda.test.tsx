import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { aRule, aScheme, theTable } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { type DeadlineBackend, openDeadlines } from './openDeadlines';

const gst = aTask({ id: '7', serviceName: 'GST Filing' });

const failQuotations = ({ quotations }: DeadlineBackend): void =>
  void quotations.failing.set('quotations', gatewayError('ServerFault'));

const twoSchemes = {
  ...theTable(),
  rules: [aRule(), aRule({ id: 'pmt-06', form: 'PMT-06' })],
  alternatives: [aScheme(['gstr-1-monthly'], ['pmt-06'])],
};

describe('an agenda without dates', () => {
  it('leads to every statutory date, with the focus on the list [DUE-04]', async () => {
    const { view } = openDeadlines();
    await screen.findByText('No statutory dates follow from your services yet. All shows every one.');
    await view.user.click(screen.getByRole('button', { name: 'Show every date' }));
    expect((await screen.findAllByText(/^GSTR-1/, { selector: 'p > span > span' })).length).toBeGreaterThan(
      0,
    );
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement?.className).toBe('portal-deadlines');
  });

  it.each([
    { source: 'a list of services', before: ({ work }: DeadlineBackend) => work.fail() },
    { source: 'the quotations', before: failQuotations },
    { source: 'the table', before: ({ deadlines }: DeadlineBackend) => deadlines.break() },
  ])('promises nothing where $source could not be read [DUE-05] [HOME-06]', async ({ before }) => {
    openDeadlines({ before });
    await screen.findByText('Your dates are not known, because not everything could be read.');
    expect(screen.queryByText(/^No statutory dates follow|^No dates are due/)).toBeNull();
  });

  it('says of a source that could not be read again that the dates may have changed, and no more [DUE-05]', async () => {
    const { quotations } = openDeadlines();
    await screen.findByText('No statutory dates follow from your services yet. All shows every one.');
    quotations.failing.set('quotations', gatewayError('ServerFault'));
    act(() => readShownAgain());
    const told = 'Your dates could not be read again just now, so they may have changed.';
    await waitFor(() => expect(screen.getAllByText(told)).toHaveLength(2));
    expect(screen.queryByText(/^Your dates are not known|^No statutory dates/)).toBeNull();
  });

  it('promises nothing where the customer stopped waiting for a source [HOME-06]', async () => {
    const { store } = openDeadlines({
      before: ({ quotations }) => (quotations.quotations = () => () => new Promise(() => undefined)),
    });
    await waitFor(() => expect(store.sources.tasks.isLoading).toBe(false));
    act(() => store.sources.quotations.stop());
    await screen.findByText('Your dates are not known, because not everything could be read.');
  });

  it('says that they depend on an answer while one is open [DUE-12]', async () => {
    const { view } = openDeadlines({ tasks: [gst], table: twoSchemes });
    await view.user.click(await screen.findByRole('radio', { name: 'I don’t know yet' }));
    expect(screen.getByText('Some dates depend on your answer.')).toBeTruthy();
    expect(screen.queryByText(/^No statutory dates follow|^No dates are due/)).toBeNull();
    await view.user.click(screen.getByRole('button', { name: 'Show every date' }));
    await waitFor(() => expect(screen.queryByText('Some dates depend on your answer.')).toBeNull());
  });
});
