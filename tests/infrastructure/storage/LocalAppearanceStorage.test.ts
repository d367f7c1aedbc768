import { expect, it } from 'vitest';
import { appearances } from '../../../src/domain/appearance/appearance';
import { LocalAppearanceStorage } from '../../../src/infrastructure/storage/LocalAppearanceStorage';

it.each(appearances)('keeps %s in local storage and tells the page of it [LOOK-01]', (appearance) => {
  const told: unknown[] = [];
  const hear = (event: Event): void => void told.push(event instanceof CustomEvent && event.detail);
  window.addEventListener('portal.appearance', hear, { once: true });
  new LocalAppearanceStorage().keepAppearance(appearance);
  expect([localStorage.getItem('portal.appearance'), told]).toEqual([appearance, [appearance]]);
  expect(new LocalAppearanceStorage().chosenAppearance()).toBe(appearance);
});

it.each([null, '', 'Dark', '"dark"', 'constructor'])('takes %j for as on this device', (stored) => {
  if (stored !== null) localStorage.setItem('portal.appearance', stored);
  expect(new LocalAppearanceStorage().chosenAppearance()).toBe('device');
});

it('hears what another tab keeps, and nothing else that it stores [LOOK-01]', () => {
  const heard: string[] = [];
  new LocalAppearanceStorage().whenKeptElsewhere((appearance) => void heard.push(appearance));
  localStorage.setItem('portal.appearance', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.language' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal.appearance' }));
  expect(heard).toEqual(['dark']);
});
