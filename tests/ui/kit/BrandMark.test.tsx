import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { BrandMark } from '../../../src/ui/kit/BrandMark';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aConfiguration } from '../../doubles/aConfiguration';
import { renderWith } from '../support/renderWith';

const show = (logo: string): void => {
  const deployment = new Deployment({
    ...aConfiguration(),
    brand: { ...aConfiguration().brand, name: 'Sahayak', logo },
  });
  const stores = new Map<StoreKey<unknown>, unknown>([[Deployment, deployment]]);
  renderWith(<BrandMark height={32} imageClass="image" nameClass="name" />, { stores });
};

describe('The brand', () => {
  it('shows its logo with an accessible name', () => {
    show('/brand/logo.svg');
    expect(screen.getByRole('img', { name: 'Sahayak' }).getAttribute('src')).toBe('/brand/logo.svg');
  });

  it('shows its name when the logo cannot be loaded', () => {
    show('/brand/lost.svg');
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Sahayak').className).toBe('name');
  });

  it('shows its name when there is no logo', () => {
    show('');
    expect(screen.getByText('Sahayak')).toBeTruthy();
  });
});
