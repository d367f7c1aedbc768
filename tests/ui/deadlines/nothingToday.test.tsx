import { act, screen, waitFor } from '@testing-library/react';
import { right } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { incomplete } from '../../../src/domain/received/incomplete';
import type { TrackingStep } from '../../../src/domain/work/trackingStep';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { aRule, aScheme, bought, theTable } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { type DeadlineBackend, openDeadlines } from './openDeadlines';

const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const tds = aRule({ id: 'tds', topic: 'tds', form: 'TDS', services: [bought('GST Filing')] });
const onThe22nd = { kind: 'dayOfMonth', day: 22, monthsAfter: 1 } as const;

const twoSchemes = {
  ...theTable(),
  rules: [aRule({ due: onThe22nd }), aRule({ id: 'pmt-06', form: 'PMT-06' }), tds],
  alternatives: [aScheme(['gstr-1-monthly'], ['pmt-06'])],
};

const failQuotations = ({ quotations }: DeadlineBackend): void =>
  void quotations.failing.set('quotations', gatewayError('ServerFault'));

const nothing = () => screen.queryByText('Nothing is due today.');
const dates = (form: string) =>
  screen.findAllByText(new RegExp(`^${form}:`), { selector: 'p > span > span' });

describe('that nothing is due today', () => {
  it('is not said where a source could not be read [HOME-06]', async () => {
    openDeadlines({ tasks: [gst], before: failQuotations });
    await dates('GSTR-1');
    expect(nothing()).toBeNull();
  });

  it('is said once every source is read [DUE-08]', async () => {
    const { work, store } = openDeadlines({
      tasks: [gst],
      before: ({ work: tasks }) => (tasks.holdsAnswers = true),
    });
    await dates('GSTR-1');
    await waitFor(() => expect(work.underWay).toEqual(['7']));
    expect(nothing()).toBeNull();
    act(() => work.letGo('7'));
    await waitFor(() => expect(store.sources.isLoading).toBe(false));
    expect(nothing()).toBeTruthy();
  });

  it('is not said where a source could not be read again, but once it was, by Try again [DUE-08]', async () => {
    const { view, quotations } = openDeadlines({ tasks: [gst] });
    await dates('GSTR-1');
    await waitFor(() => expect(nothing()).toBeTruthy());
    quotations.failing.set('quotations', gatewayError('ServerFault'));
    act(() => readShownAgain());
    await waitFor(() => expect(nothing()).toBeNull());
    expect(
      screen.getByText('Your dates could not be read again just now, so they may have changed.'),
    ).toBeTruthy();
    expect(await dates('GSTR-1')).not.toHaveLength(0);
    quotations.failing.clear();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(nothing()).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it.each<readonly [string, (backend: DeadlineBackend) => void]>([
    ['quotations', ({ quotations }) => (quotations.all = incomplete([]))],
    ['steps', ({ work }) => (work.steps = () => right(incomplete<TrackingStep>([])))],
  ])(
    'is not said where not all %s could be read, which is told without Try again [DUE-08]',
    async (_, cut) => {
      const { store } = openDeadlines({ tasks: [gst], before: cut });
      await dates('GSTR-1');
      await waitFor(() => expect(store.sources.isLoading).toBe(false));
      expect(nothing()).toBeNull();
      expect(screen.getByText('Not everything could be read, so dates may be missing here.')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    },
  );

  it('is not said where the customer stopped waiting for a source [DUE-08]', async () => {
    const { work, store } = openDeadlines({
      tasks: [gst],
      before: ({ work: tasks }) => (tasks.holdsAnswers = true),
    });
    await dates('GSTR-1');
    await waitFor(() => expect(work.underWay).toEqual(['7']));
    act(() => store.sources.steps.stop());
    expect(store.sources.isLoading).toBe(false);
    expect(nothing()).toBeNull();
  });

  it('is not said of one topic, but of every one [DUE-08]', async () => {
    const { view } = openDeadlines({ tasks: [gst], rules: [aRule(), tds] });
    await dates('GSTR-1');
    expect(nothing()).toBeTruthy();
    await view.user.click(screen.getByRole('radio', { name: 'TDS and TCS' }));
    await waitFor(() => expect(nothing()).toBeNull());
    await view.user.click(screen.getByRole('radio', { name: 'Every topic' }));
    await waitFor(() => expect(nothing()).toBeTruthy());
  });

  it('is not said while a question holds dates back, but once it is decided [DUE-12]', async () => {
    const { view } = openDeadlines({ tasks: [gst], table: twoSchemes });
    await dates('TDS');
    expect(nothing()).toBeNull();
    await view.user.click(screen.getByRole('radio', { name: 'I don’t know yet' }));
    expect(nothing()).toBeNull();
    await view.user.click(screen.getByRole('radio', { name: 'Choice 2' }));
    await waitFor(() => expect(nothing()).toBeTruthy());
  });

  it('is not said where a date that concerns few is due today [DUE-08]', async () => {
    const rare = aRule({ id: 'gstr-5', form: 'GSTR-5', isUsual: false, due: onThe22nd });
    openDeadlines({ tasks: [gst], rules: [aRule(), rare] });
    await screen.findByRole('button', { name: /^More: / });
    expect(nothing()).toBeNull();
  });
});
