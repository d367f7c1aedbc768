import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../../src/application/ports/SearchIndex';
import { MiniSearchIndex } from '../../../src/infrastructure/search/MiniSearchIndex';
import { paise } from '../../../src/domain/money/money';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { activeLocale, setLocale } from '../../../src/ui/texts/lightTexts';
import { ENGLISH, HINDI } from '../../../src/domain/language/language';
import { hindi } from '../texts/hindi';
import { keepTexts } from '../support/keepTexts';
import { openSearch } from './openSearch';

const itr = aSubService({ id: '24', name: 'Income Tax Return', basePrice: paise(99_900) });
const asked = aSubService({ id: '16', name: 'GST Registration', pricingModel: 'quotation' });
const services = [aService({ subServices: [itr, asked] })];

const open = (at = '/dashboard') => openSearch(at, { index: new MiniSearchIndex(), services });
const options = (): readonly (string | null)[] =>
  screen.queryAllByRole('option').map((option) => option.textContent);

describe('search in what is loaded', () => {
  it('finds at once by what the deployment says that customers call it, with its price, and asks nothing more [FIND-01]', async () => {
    const { user, box, gateway } = open();
    await user.type(box, 'itr');
    await waitFor(() => expect(options()).toEqual(['Income Tax Return service ₹999 + GST = ₹1,178.82']));
    expect(gateway.queries).toEqual([]);
  });

  it('is made ready once, when the field is first used and before anything is typed [FIND-01]', async () => {
    let made = 0;
    const index: SearchIndex = {
      over: () => {
        made += 1;
        return Promise.resolve(() => []);
      },
    };
    const { user, box } = openSearch('/dashboard', { index, services });
    expect(made).toBe(0);
    await user.click(box);
    await waitFor(() => expect(made).toBe(1));
    await user.type(box, 'itr');
    await user.keyboard('{Escape}');
    await user.clear(box);
    await user.type(box, 'gst');
    expect(made).toBe(1);
  });

  it("lists a thing once, by the server's name, and the server's other results behind it [FIND-01]", async () => {
    const { search, result, user, box, pause } = open();
    await search('inc', []);
    await user.type(box, 'ome');
    pause();
    await result('income', [
      { id: '9', type: 'service', name: '<span>Income <b>certificate</b></span>' },
      { id: '24', type: 'service', name: '<span><b>Income</b> Tax Return</span>' },
    ]);
    expect(options()).toEqual([
      'Income Tax Return service ₹999 + GST = ₹1,178.82',
      'Income certificate service ',
    ]);
    expect(screen.getAllByRole('option')[0]?.querySelector('b')?.textContent).toBe('Income');
  });

  it('leaves the active entry where it is when the response comes', async () => {
    const { user, box, pause, result } = open();
    await user.type(box, 'income');
    await screen.findByRole('option', { name: /^Income Tax Return/ });
    pause();
    await user.keyboard('{ArrowDown}');
    await result('income', [{ id: '9', type: 'service', name: '<span>Income certificate</span>' }]);
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Income Tax Return');
    await user.type(box, ' ');
    expect(screen.queryByRole('option', { selected: true })).toBeNull();
  });

  it('leaves the active entry the active one when what is loaded comes after it', async () => {
    const { promise, resolve: load } = Promise.withResolvers<void>();
    const index: SearchIndex = {
      over: async (...known) => {
        await promise;
        return new MiniSearchIndex().over(...known);
      },
    };
    const { search, user } = openSearch('/dashboard', { index, services });
    await search('income', [{ id: '9', type: 'service', name: '<span>Income certificate</span>' }]);
    await user.keyboard('{ArrowDown}');
    load();
    await waitFor(() => expect(options()).toHaveLength(2));
    expect(options()[0]).toContain('Income Tax Return');
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Income certificate');
  });

  it('goes on with what is loaded when the server fails [SRCH-11]', async () => {
    const { user, box, pause, gateway } = open();
    await user.type(box, 'itr');
    pause();
    await act(async () => {
      gateway.fail('itr');
      await Promise.resolve();
    });
    expect(options()).toEqual(['Income Tax Return service ₹999 + GST = ₹1,178.82']);
  });

  it("finds the portal's own places [FIND-02]", async () => {
    const { user, box, address } = open();
    await user.type(box, 'invoice');
    await user.click(await screen.findByRole('option', { name: 'Payments page' }));
    expect(address()).toBe('/payments');
    expect(box.value).toBe('');
  });

  it('changes the language on the spot [FIND-02]', async () => {
    keepTexts(HINDI, hindi);
    const { user, box, address } = open('/profile');
    await user.type(box, 'hindi');
    await user.click(await screen.findByRole('option', { name: 'हिन्दी language' }));
    await waitFor(() => expect(activeLocale()).toBe(HINDI));
    expect(address()).toBe('/profile');
    act(() => setLocale(ENGLISH));
  });

  it('says of what leads nowhere that it does, and where articles are read [FIND-03]', async () => {
    const { search } = open();
    await search('regime', [
      { id: '3', type: 'blog', name: '<span>Old or new regime</span>' },
      { id: '4', type: 'form', name: '<span>Regime form</span>' },
      { id: '5', type: 'page', name: '<span>Regime guide</span>' },
    ]);
    expect(options()).toEqual([
      'Old or new regime article  Does not open from here.  Articles are on Home, under Recent Blogs. ',
      'Regime form Does not open from here. ',
      'Regime guide page  Does not open from here. ',
    ]);
  });

  it('keeps no results of a text that is not the beginning of the present one', async () => {
    const { search, user, box } = open();
    await search('regime', [{ id: '3', type: 'blog', name: '<span>Old or new regime</span>' }]);
    await user.clear(box);
    await user.type(box, 'itr');
    expect(options()).toEqual(['Income Tax Return service ₹999 + GST = ₹1,178.82']);
  });

  it('says of no other text that nothing was found', async () => {
    const { search, user, box } = open();
    await search('regime', [{ id: '3', type: 'blog', name: '<span>Old or new regime</span>' }]);
    await user.type(box, 'xyzzy', { initialSelectionStart: 0, initialSelectionEnd: 6 });
    expect(box.value).toBe('xyzzy');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows what the server found for a text with marks that nobody sees [ENTRY-07]', async () => {
    const { user, box, pause, result } = open();
    await user.click(box);
    await user.paste('reg\u200Bime');
    pause();
    await result('regime', [{ id: '9', type: 'service', name: '<span>New regime</span>' }]);
    expect(options()).toEqual(['New regime service ']);
  });
});
