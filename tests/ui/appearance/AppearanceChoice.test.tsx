import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppearanceChoice } from '../../../src/ui/appearance/AppearanceChoice';
import { AppearanceStore } from '../../../src/ui/appearance/AppearanceStore';
import { InMemoryAppearanceStorage } from '../../doubles/InMemoryAppearanceStorage';
import { renderWith } from '../support/renderWith';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('offers light, dark and as the device, and keeps the choice [LOOK-01]', async () => {
  const storage = new InMemoryAppearanceStorage();
  const store = new AppearanceStore({ storage });
  const { user } = renderWith(<AppearanceChoice />, { stores: new Map([[AppearanceStore, store]]) });
  const group = screen.getByRole('radiogroup', { name: 'Appearance' });
  expect(group.textContent).toBe('AppearanceLightDarkAs on this device');
  expect(radio('As on this device').checked).toBe(true);
  const kept = [];
  for (const name of ['Dark', 'Light', 'As on this device']) {
    await user.click(radio(name));
    kept.push([radio(name).checked, storage.kept]);
  }
  expect(kept).toEqual([
    [true, 'dark'],
    [true, 'light'],
    [true, 'device'],
  ]);
});

it('begins with what was chosen before [LOOK-01]', () => {
  expect(new AppearanceStore({ storage: new InMemoryAppearanceStorage('dark') }).chosen).toBe('dark');
});

it('shows what another tab has chosen since [LOOK-01]', () => {
  const storage = new InMemoryAppearanceStorage('light');
  const store = new AppearanceStore({ storage });
  renderWith(<AppearanceChoice />, { stores: new Map([[AppearanceStore, store]]) });
  act(() => storage.keepElsewhere('dark'));
  expect(radio('Dark').checked).toBe(true);
});
