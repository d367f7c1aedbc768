import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blog, gst, list, openSearch } from './openSearch';

describe("the top bar's search", () => {
  it("has a box with the placeholder 'Search here...' [SRCH-01]", () => {
    openSearch();
    expect(screen.getByPlaceholderText('Search here...').tagName).toBe('INPUT');
  });

  it('searches when the customer pauses typing, and lists the results [SRCH-02]', async () => {
    const { user, box, gateway, pause, result } = openSearch();
    await user.type(box, 'gst');
    expect(gateway.queries).toEqual([]);
    pause();
    expect(gateway.queries).toEqual(['gst']);
    await result('gst', [gst, blog]);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'GST Filing service ',
      'GST news article  Does not open from here.  Articles are on Home, under Recent Blogs. ',
    ]);
    expect(box.getAttribute('aria-expanded')).toBe('true');
  });

  // tests/journeys/search.spec.ts proves in a browser that scripts in a name do not run.
  it('renders names as HTML', async () => {
    const { search } = openSearch();
    await search('gst', [gst]);
    expect(screen.getByRole('option').querySelector('b')?.textContent).toBe('GST');
  });

  it('empties and hides the list when the input is cleared, without a call [SRCH-04]', async () => {
    const { search, user, box, gateway, pause } = openSearch();
    await search('gst', [gst]);
    await user.clear(box);
    pause();
    expect(list()).toBeNull();
    expect(gateway.queries).toEqual(['gst']);
    await user.type(box, '   ');
    pause();
    expect(gateway.queries).toEqual(['gst']);
  });

  it('says when nothing is found', async () => {
    const { search } = openSearch();
    await search('xyz', []);
    expect(screen.getByRole('status').textContent).toBe('No results for “xyz”.');
    expect(list()).toBeNull();
  });

  it('leads to all services when nothing is found [SRCH-12]', async () => {
    const { user, search, address, box } = openSearch('/profile');
    await search('xyz', []);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'See all services' }));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/dashboard');
    expect(box.value).toBe('');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('only logs a failure and shows no list [SRCH-11]', async () => {
    const { user, box, pause, gateway, log } = openSearch();
    await user.type(box, 'gst');
    pause();
    await act(async () => {
      gateway.fail('gst');
      await Promise.resolve();
    });
    expect(log.failures).toHaveLength(1);
    expect(list()).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a late response for an older text', () => {
  it('never replaces newer results, and its call is cancelled [SRCH-05]', async () => {
    const { user, box, pause, result, gateway } = openSearch();
    await user.type(box, 'gs');
    pause();
    await user.type(box, 't');
    pause();
    expect(gateway.signals.map((signal) => signal.aborted)).toEqual([true, false]);
    await result('gst', [gst]);
    await result('gs', [blog]);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'GST Filing service ',
    ]);
  });

  it('never opens a list that the customer has left', async () => {
    const { user, box, pause, result } = openSearch();
    await user.type(box, 'gst');
    pause();
    await user.click(screen.getByText('Elsewhere on the page'));
    await result('gst', [gst]);
    expect(list()).toBeNull();
    await user.click(box);
    expect(list()).toBeTruthy();
  });

  it('never reopens a cleared list [SRCH-05]', async () => {
    const { user, box, pause, result } = openSearch();
    await user.type(box, 'gst');
    pause();
    await user.clear(box);
    await result('gst', [gst]);
    expect(list()).toBeNull();
  });
});
