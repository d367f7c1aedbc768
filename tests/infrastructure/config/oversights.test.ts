import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { oversightsIn } from '../../../src/infrastructure/config/oversights';

const least = {
  brand: { name: 'Sahayak', support: { phone: '1800 000 0000' } },
  captcha: { provider: 'altcha', challenge: '/captcha' },
  payment: { provider: 'payu', key: 'k', action: 'https://secure.payu.in/_payment' },
};

describe('what an operator overlooked in a configuration', () => {
  it('is nothing in a plain one, whatever keys other vendors have left in it', () => {
    expect(oversightsIn(least)).toEqual([]);
    const further = {
      ...least,
      $schema: './portal.config.schema.json',
      payment: { ...least.payment, script: 'https://checkout.example/a.js', mode: 'sandbox' },
      links: { calculators: { tax: '/tax' } },
      recommendedServices: { '16': ['17'] },
      campaigns: { 'partner-one': 'CODE1', 'partner-two': 'CODE2' },
      supplierState: 'ka',
    };
    expect(oversightsIn(further)).toEqual([]);
  });

  it.each([
    [{ brand: { name: 'S', support: { fone: '1' } } }, 'brand.support.fone', 'brand.support.phone'],
    [{ brand: { name: 'S', phone: '1' } }, 'brand.phone', 'brand.support.phone'],
    [{ payement: {} }, 'payement', 'payment'],
    [{ payment: { ...least.payment, sendphone: false } }, 'payment.sendphone', 'payment.sendPhone'],
    [{ SupplierState: 'MH' }, 'SupplierState', 'supplierState'],
    [{ links: { calculators: { taxes: '/t' } } }, 'links.calculators.taxes', 'links.calculators.tax'],
    [{ reports: { error: '/e' } }, 'reports.error', 'reports.errors'],
  ])('is a key of %j, with the one that was meant', (part, key, meant) => {
    expect(oversightsIn({ ...least, ...part })).toEqual([
      `${key}: there is no such key; did you mean ${meant}?`,
    ]);
  });

  it('is a key like no other, and a group that is no object', () => {
    expect(oversightsIn({ ...least, colourOfTheMoon: 1 })).toEqual(['colourOfTheMoon: there is no such key']);
    expect(oversightsIn({ ...least, links: 'https://a.example' })).toEqual([
      'links: an object with the keys of this group is needed',
    ]);
  });

  it('is an address without TLS, wherever it stands', () => {
    expect(
      oversightsIn({
        ...least,
        api: { origin: ' HTTP://api.example' },
        files: { origins: ['https://files.example', 'http://localhost:4175'] },
        links: { calculators: { tax: 'http://tax.example' } },
      }),
    ).toEqual([
      'api.origin: https: is needed, not HTTP://api.example',
      'files.origins: https: is needed, not http://localhost:4175',
      'links.calculators.tax: https: is needed, not http://tax.example',
    ]);
  });

  it.each([
    ['ZZ', 'supplierState: ZZ is no code of a state; did you mean'],
    ['AP', 'supplierState: AP is no code of a state; did you mean AD (Andhra Pradesh)?'],
    ['Karnataka', 'supplierState: Karnataka is no code of a state; did you mean KA (Karnataka)?'],
  ])('is a state of the supplier that is none: %s', (supplierState, said) => {
    const [told = '', ...more] = oversightsIn({ ...least, supplierState });
    expect(more).toEqual([]);
    expect(told).toContain(said.replace('; did you mean', supplierState === 'ZZ' ? '' : '; did you mean'));
  });

  it('is all that the example of the documents still has of the demo', () => {
    const { value } = JSON.parse(readFileSync('docs/api/examples/getPortalConfig.json', 'utf8'));
    expect(oversightsIn(value).map((told) => told.split(':')[0])).toEqual([
      'payment.action',
      'payment.origins',
    ]);
  });
});
