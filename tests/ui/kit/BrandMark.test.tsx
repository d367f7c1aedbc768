import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { BrandMark } from '../../../src/ui/kit/BrandMark';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aConfiguration } from '../../doubles/aConfiguration';
import { renderWith } from '../support/renderWith';

const show = (logo: string, logoDark = ''): void => {
  const deployment = new Deployment({
    ...aConfiguration(),
    brand: { ...aConfiguration().brand, name: 'Sahayak', logo, logoDark },
  });
  const stores = new Map<StoreKey<unknown>, unknown>([[Deployment, deployment]]);
  renderWith(<BrandMark height={32} imageClass="image" nameClass="name" />, { stores });
};

const shown = (): string | null => screen.getByRole('img', { name: 'Sahayak' }).getAttribute('src');

describe('The brand', () => {
  it('shows its logo with an accessible name', () => {
    show('/brand/logo.svg');
    expect(screen.getByRole('img', { name: 'Sahayak' }).getAttribute('src')).toBe('/brand/logo.svg');
  });

  it('shows its logo for a dark page there, and on paper that for a light one [BRAND-01]', async () => {
    show('/brand/logo.svg', '/brand/logo-dark.svg');
    expect(shown()).toBe('/brand/logo.svg');
    await act(async () => {
      document.documentElement.dataset['scheme'] = 'dark';
      await Promise.resolve();
    });
    expect(shown()).toBe('/brand/logo-dark.svg');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe('/brand/logo.svg');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    cleanup();
    show('/brand/logo.svg');
    expect(shown()).toBe('/brand/logo.svg');
    delete document.documentElement.dataset['scheme'];
  });

  it('shows its name when the logo cannot be loaded', () => {
    show('/brand/lost.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Sahayak' }).className).toBe('name');
  });

  it('shows its name when there is no logo', () => {
    show('');
    expect(screen.getByRole('img', { name: 'Sahayak' }).textContent).toBe('Sahayak');
  });
});
