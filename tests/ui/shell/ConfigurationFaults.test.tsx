import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfigurationFaults } from '../../../src/ui/shell/ConfigurationFaults';

const faults = [
  { key: 'brand.name', expected: 'a text that is not blank' },
  { key: 'payment.provider', expected: "'payu' or 'razorpay'" },
];

describe('an invalid configuration', () => {
  it('shows one readable page with every faulty key and the expected type', () => {
    render(<ConfigurationFaults faults={faults} />);
    expect(screen.getByRole('heading', { level: 1, name: 'The portal is not configured' })).toBeTruthy();
    const rows = screen.getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row).getByRole('cell').textContent,
      ]),
    ).toEqual(faults.map(({ key, expected }) => [key, expected]));
  });
});
