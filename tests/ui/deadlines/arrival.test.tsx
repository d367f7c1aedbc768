import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import { aRule, bought } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { openDeadlines } from './openDeadlines';

const gst = aTask({ id: '7', serviceName: 'GST Filing' });
const monthly = aRule();
const rare = aRule({
  id: 'gstr-5',
  form: 'GSTR-5',
  isUsual: false,
  due: { kind: 'dayOfMonth', day: 13, monthsAfter: 1 },
});
const tds = aRule({ id: 'tds', topic: 'tds', form: 'TDS', services: [bought('TDS Filing')] });
const rules = [monthly, rare, tds];

const scrolled = vi.fn<(element: Element) => void>();

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled(this);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  scrolled.mockReset();
});

const opens = async (query: string, name: string, given: Parameters<typeof openDeadlines>[0] = {}) => {
  const page = openDeadlines({ tasks: [gst], rules, query, ...given });
  const date = await screen.findByRole('group', { name });
  await waitFor(() => expect(document.activeElement).toBe(date));
  expect(scrolled).toHaveBeenLastCalledWith(date);
  expect(date.getAttribute('aria-current')).toBe('true');
  return page;
};

describe('a link to one date', () => {
  it('opens the page at that date, which has the focus and its mark [NEED-07]', async () => {
    await opens('?date=2026-12-11&rule=gstr-1-monthly', 'GSTR-1: Monthly statement of sales, November 2026');
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('opens the part that folds it away', async () => {
    await opens('?date=2027-06-13&rule=gstr-5', 'GSTR-5: Monthly statement of sales, May 2027');
    expect(screen.getByRole('button', { name: /^More: / }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: /^Later months: / }).getAttribute('aria-expanded')).toBe(
      'false',
    );
  });

  it('leads there once: a part that is folded and opened again stays where it is', async () => {
    const { view } = await opens(
      '?date=2027-06-13&rule=gstr-5',
      'GSTR-5: Monthly statement of sales, May 2027',
    );
    const times = scrolled.mock.calls.length;
    await view.user.click(screen.getByRole('button', { name: /^More: / }));
    await view.user.click(screen.getByRole('button', { name: /^More: / }));
    expect(screen.getByRole('list', { name: 'Dates that concern few' })).toBeTruthy();
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it('shows every topic, or every rule, where the date would be left out', async () => {
    const choices = new InMemoryDeadlineChoiceStorage();
    await opens('?topic=gst&date=2026-12-11&rule=tds', 'TDS: Monthly statement of sales, November 2026', {
      choices,
    });
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true');
    expect(choices.choice().view).toBe('mine');
  });

  it('loses its mark once the customer looks at other dates', async () => {
    const { view } = await opens(
      '?date=2026-12-11&rule=gstr-1-monthly',
      'GSTR-1: Monthly statement of sales, November 2026',
    );
    await view.user.click(screen.getByRole('tab', { name: 'All' }));
    expect(view.address()).toBe('/deadlines?view=all');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^GSTR-1/ })).toBeNull());
  });
});

const opensWhileStepsAreRead = async () => {
  const page = openDeadlines({
    tasks: [gst],
    rules,
    before: ({ work }) => (work.holdsAnswers = true),
  });
  await screen.findAllByText(/^GSTR-1/, { selector: 'p > span > span' });
  await waitFor(() => expect(page.work.underWay).toEqual(['7']));
  scrolled.mockReset();
  return page;
};

describe('the next date', () => {
  it('is brought into view again once all is read, since what is late comes above it [DUE-08]', async () => {
    const { work, view } = await opensWhileStepsAreRead();
    act(() => work.letGo('7'));
    await waitFor(() =>
      expect(scrolled).toHaveBeenCalledExactlyOnceWith(view.container.querySelector('.portal-agenda-start')),
    );
  });

  it('is brought into view again also where what came above has moved the page [DUE-08]', async () => {
    const { work } = await opensWhileStepsAreRead();
    window.scrollTo(0, 300);
    act(() => work.letGo('7'));
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
    window.scrollTo(0, 0);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'leaves a customer who has begun to use the page, by %s, where they are',
    async (hand) => {
      const { work, store } = await opensWhileStepsAreRead();
      fireEvent(document.body, new Event(hand, { bubbles: true }));
      act(() => work.letGo('7'));
      await waitFor(() => expect(store.sources.isLoading).toBe(false));
      expect(scrolled).not.toHaveBeenCalled();
    },
  );
});

describe('the address', () => {
  it('has the view and the topic, and shows them again [DUE-04]', async () => {
    const { view } = openDeadlines({ tasks: [gst], rules });
    await view.user.click(await screen.findByRole('tab', { name: 'All' }));
    await view.user.click(await screen.findByRole('radio', { name: 'TDS and TCS' }));
    expect(view.address()).toBe('/deadlines?view=all&topic=tds');
    view.unmount();
    openDeadlines({ tasks: [gst], rules, query: '?view=all&topic=tds' });
    const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'TDS and TCS' });
    expect(radio.checked).toBe(true);
    expect(screen.queryByText(/^GSTR-1/, { selector: 'p > span > span' })).toBeNull();
  });

  it('wins over the view that is remembered, and leaves it as it is [DUE-04]', async () => {
    const choices = new InMemoryDeadlineChoiceStorage();
    choices.keep({ view: 'all', notForMe: [], answers: {} });
    openDeadlines({ tasks: [gst], rules, choices, query: '?view=mine' });
    const mine = await screen.findByRole('tab', { name: 'Mine' });
    expect(mine.getAttribute('aria-selected')).toBe('true');
    expect(choices.choice().view).toBe('all');
  });
});

describe('the topics of Mine', () => {
  it('are offered where there is more than one [DUE-04]', async () => {
    const both = [gst, aTask({ id: '8', serviceName: 'TDS Filing' })];
    const { view } = openDeadlines({ tasks: both, rules });
    await view.user.click(await screen.findByRole('radio', { name: 'TDS and TCS' }));
    await waitFor(() => expect(screen.queryByText(/^GSTR-1/, { selector: 'p > span > span' })).toBeNull());
    expect(view.address()).toBe('/deadlines?view=mine&topic=tds');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('are not offered where there is one', async () => {
    openDeadlines({ tasks: [gst], rules });
    await screen.findAllByText(/^GSTR-1/, { selector: 'p > span > span' });
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the place that the customer left', () => {
  it('is kept once scrolling rests, and returned to with Back', async () => {
    const top = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const { store, view } = openDeadlines({ tasks: [gst], rules });
    await view.user.click(await screen.findByRole('button', { name: /^Later months: / }));
    top.mockImplementation(function rect(this: Element) {
      const isAbove = this.getAttribute('data-deadline')?.endsWith('2026-11') ?? false;
      return new DOMRect(0, isAbove ? -300 : -40, 100, 100);
    });
    act(() => void window.dispatchEvent(new Event('scroll')));
    await waitFor(() =>
      expect(store.places.of('default')).toEqual({
        id: 'gstr-1-monthly-2026-12',
        top: -40,
        open: new Set(['later']),
      }),
    );
    view.unmount();
    const moved = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    top.mockImplementation(() => new DOMRect(0, 900, 100, 100));
    openDeadlines({ tasks: [gst], rules, places: store.places });
    await waitFor(() => expect(moved).toHaveBeenCalledWith(0, 940));
    expect(screen.getByRole('list', { name: 'Later dates' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^GSTR/ })).toBeNull();
  });
});
