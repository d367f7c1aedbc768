import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blog, gst, list, openSearch } from './openSearch';

describe('choosing a result', () => {
  it("goes to '/sub-service/{id}' for a service, clears the input and hides the list [SRCH-07] [SRCH-09]", async () => {
    const { search, user, box, address } = openSearch();
    await search('gst', [gst]);
    await user.click(screen.getByRole('option', { name: 'GST Filing service' }));
    expect(address()).toBe('/sub-service/16');
    expect(box.value).toBe('');
    expect(list()).toBeNull();
  });

  it('stays on the page, including its query, for any other type [SRCH-08] [SRCH-09]', async () => {
    const { search, user, box, address } = openSearch('/payment-response?status=success&order_id=5');
    await search('gst', [blog]);
    await user.click(screen.getByRole('option', { name: /^GST news article/ }));
    expect(address()).toBe('/payment-response?status=success&order_id=5');
    expect(box.value).toBe('');
    expect(list()).toBeNull();
  });
});

describe('the combobox', () => {
  it('hides the results on a click elsewhere and shows them again when focused [SRCH-06]', async () => {
    const { search, user, box } = openSearch();
    await search('gst', [gst]);
    await user.click(screen.getByText('Elsewhere on the page'));
    expect(list()).toBeNull();
    expect(box.value).toBe('gst');
    await user.click(box);
    expect(list() === null).toBe(false);
  });

  it('is operated by arrows and Enter while the focus stays in the input [SRCH-07]', async () => {
    const { search, user, box, address } = openSearch();
    await search('gst', [blog, gst]);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [first, second] = screen.getAllByRole('option');
    expect(document.activeElement).toBe(box);
    expect(box.getAttribute('aria-activedescendant')).toBe(second?.id);
    expect(second?.getAttribute('aria-selected')).toBe('true');
    expect(first?.getAttribute('aria-selected')).toBe('false');
    await user.keyboard('{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(first?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(address()).toBe('/sub-service/16');
  });

  it('closes on Escape and is cleared by a second one', async () => {
    const { search, user, box } = openSearch();
    await search('gst', [gst]);
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(box.value).toBe('gst');
    await user.keyboard('{Escape}');
    expect(box.value).toBe('');
  });

  it('searches at once on Enter, without waiting for the pause', async () => {
    const { user, box, gateway, pause } = openSearch();
    await user.type(box, 'gst{Enter}');
    expect(gateway.queries).toEqual(['gst']);
    pause();
    expect(gateway.queries).toEqual(['gst']);
  });

  it('has a named list', async () => {
    const { search, box } = openSearch();
    await search('gst', [gst]);
    const shown = screen.getByRole('listbox', { name: 'Search results' });
    expect(box.getAttribute('aria-controls')).toBe(shown.id);
    expect(within(shown).getAllByRole('option')).toHaveLength(1);
  });
});
