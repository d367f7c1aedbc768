import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderFingerprint } from '../../../src/domain/checkout/sameOrder';
import { aNamed } from '../../domain/checkout/attempts';
import { anOrder } from '../../domain/checkout/builders';
import { aCart } from '../../doubles/aCart';
import { aTill, openFilled } from '../cart/openCart';

const afterAnOrder = () => {
  const till = aTill();
  till.storage.keepAttempt(aNamed({ fingerprint: orderFingerprint(anOrder(), aCart()) }));
  return till;
};

const USE = { name: 'Use this address' };

describe('the billing address of the last order', () => {
  it('replaces the one from the profile by one press, and moves the focus to it', async () => {
    const { user, checkout, storage } = await openFilled(afterAnOrder());
    expect(checkout.form.address).toBe('12 MG Road');
    await user.type(screen.getByLabelText('Full Name'), ' Menon');
    expect(screen.getByText('12 Hill Road, Bandra, Maharashtra 400050')).toBeTruthy();
    await user.click(screen.getByRole('button', USE));
    expect(checkout.form).toMatchObject({
      fullName: 'Asha Rao Menon',
      address: '12 Hill Road',
      locality: 'Bandra',
      state: 'Maharashtra',
      zipCode: '400050',
      gstin: '27AAPFU0939F1ZV',
    });
    expect(storage.form()).toMatchObject({ value: checkout.form });
    expect(screen.queryByRole('button', USE)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Billing Address'));
  });

  it('is not offered before the first order, nor once another address was typed', async () => {
    const first = await openFilled();
    expect(screen.queryByRole('button', USE)).toBeNull();
    first.unmount();
    const { user } = await openFilled(afterAnOrder());
    expect(screen.getByRole('button', USE)).toBeTruthy();
    await user.type(screen.getByLabelText('Locality (optional)'), 'Indiranagar');
    expect(screen.queryByRole('button', USE)).toBeNull();
  });
});
