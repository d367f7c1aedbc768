import { describe, expect, it } from 'vitest';
import { statedFrequency } from '../../../src/domain/cart/statedFrequency';
import { aService, aSubService } from '../catalogue/aService';

const services = [
  aService({
    subServices: [
      aSubService({ id: '17', name: 'GST Filing', frequency: 'monthly' }),
      aSubService({ id: '24', name: 'Income Tax Return' }),
    ],
  }),
];

describe('how often the work of a cart line is done [BUY-01]', () => {
  it.each([
    ['GST  filing', 'monthly', 'monthly'],
    ['Income Tax Return', 'monthly', ''],
    ['Unknown', 'monthly', ''],
    ['', 'monthly', ''],
    ['Income Tax Return', 'once', 'once'],
    ['GST Filing', '', ''],
  ])('is for %j with %j: %j', (serviceName, frequency, stated) => {
    expect(statedFrequency({ serviceName, frequency }, services)).toBe(stated);
  });

  it('is not said while the catalogue is not there', () => {
    expect(statedFrequency({ serviceName: 'GST Filing', frequency: 'monthly' }, [])).toBe('');
  });
});
