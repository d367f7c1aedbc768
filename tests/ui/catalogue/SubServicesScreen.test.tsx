import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { incomplete } from '../../../src/domain/received/incomplete';
import { HINDI } from '../../../src/domain/language/language';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { keepTexts } from '../support/keepTexts';
import { hindi } from '../texts/hindi';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aShop, openService } from './openCatalogue';

const tagged = (tag: string, id: string) => aSubService({ id, tag, name: `Service ${id}` });

describe('the sub-services of one service', () => {
  it("are grouped by tag, those without one under 'Others', with their number [SERV-04]", async () => {
    const subServices = [
      tagged('A', '1'),
      tagged('A', '2'),
      tagged('B', '3'),
      tagged('', '4'),
      tagged('', '5'),
    ];
    openService('4', aShop([aService({ subServices })]));
    await screen.findByRole('heading', { level: 1, name: 'GST' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['A', 'B', 'Others']);
    expect(
      headings.map((heading) => heading.parentElement?.querySelector('.portal-section-count')?.textContent),
    ).toEqual(['2', '1', '2']);
    const groups = headings.map((heading) => heading.closest('section'));
    expect(groups.map((group) => group?.querySelectorAll('li').length)).toEqual([2, 1, 2]);
  });

  it('lead back to all services where there is none, without telling to choose', async () => {
    openService('4', aShop([aService({ subServices: [] })]));
    const back = await screen.findByRole('link', { name: 'See all services' });
    expect(back.getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText(/^Choose what you need/)).toBeNull();
  });

  it("have a Hindi heading over those without a tag, and the backend's own over the others [LANG-01]", async () => {
    keepTexts(HINDI, hindi);
    act(() => setLocale(HINDI));
    openService('4', aShop([aService({ subServices: [tagged('A', '1'), tagged('', '2')] })]));
    await screen.findByRole('heading', { level: 1, name: 'GST' });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map((heading) => [heading.textContent, heading.lang])).toEqual([
      ['A', 'en'],
      ['अन्य', ''],
    ]);
  });

  it('link to their page [SERV-05]', async () => {
    const { user, address } = openService();
    await user.click(await screen.findByRole('link', { name: /GST Registration/ }));
    expect(address()).toBe('/sub-service/16');
  });

  it('show their price or how it is determined', async () => {
    openService();
    const texts = (await screen.findAllByRole('listitem')).map((item) => item.textContent);
    expect(texts[0]).toContain('₹500');
    expect(texts[1]).toContain('Price on request');
    expect(texts[2]).toContain('From ₹500');
    expect(texts[5]).toContain('You enter the amount');
  });

  it('show no price where the backend names none [SERV-20]', async () => {
    openService('4', aShop([aService({ subServices: [aSubService({ basePrice: paise(0) })] })]));
    expect((await screen.findByRole('listitem')).textContent).not.toMatch(/₹|Price/);
  });

  it("show 'Service not found.' for an unknown service [SERV-06]", async () => {
    openService('999');
    expect((await screen.findByRole('alert')).textContent).toBe('Service not found.');
    expect(screen.getByRole('link', { name: 'See all services' }).getAttribute('href')).toBe('/dashboard');
  });

  it('are not said to be missing from a catalogue that could not be read in full [AMB-13]', async () => {
    openService('999', aShop(incomplete([aService()])));
    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching sub-services.');
    expect(screen.getByRole('link', { name: 'See all services' })).toBeTruthy();
  });

  it('show a failure sentence when they cannot be loaded, and Try again loads them [SERV-07]', async () => {
    const shop = aShop();
    shop.catalogue.fail();
    const { press } = openService('4', shop);
    expect((await screen.findByRole('alert')).textContent).toBe('Error fetching sub-services.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Services');
    shop.catalogue.failure = undefined;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'GST' })).toBeTruthy();
  });

  it('are refused without a call when the id is not numeric [SERV-22]', async () => {
    const shop = aShop();
    shop.catalogue.fail();
    openService('abc', shop);
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid service ID.');
  });
});
