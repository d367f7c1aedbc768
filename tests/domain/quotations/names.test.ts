import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotationNames } from '../../../src/domain/quotations/names';

describe('service names of a quotation come from its items', () => {
  it('reads a JSON text list of objects with name, or falls back to the service name [QUOT-06]', () => {
    expect(quotationNames('[{"name":"GST"},{"name":"TDS"}]', 'Tax')).toEqual(['GST', 'TDS']);
    expect(quotationNames('x', 'Tax')).toEqual(['Tax']);
  });

  it('reads the list itself too', () => {
    expect(quotationNames([{ name: 'GST' }], 'Tax')).toEqual(['GST']);
  });

  it.each([
    '',
    'null',
    '{}',
    '"GST"',
    '[]',
    '[1]',
    '[null]',
    '["GST"]',
    '[{}]',
    '[{"name":1}]',
    '[{"name":" "}]',
    '{"name":"GST"}',
    null,
    undefined,
    7,
    { name: 'GST' },
  ])('falls back to the service name for %j', (items) => {
    expect(quotationNames(items, ' Tax ')).toEqual(['Tax']);
  });

  it('leaves out what has no name and surrounding whitespace', () => {
    expect(quotationNames([{ name: ' GST ' }, null, 'TDS', { name: '' }, { title: 'x' }], 'Tax')).toEqual([
      'GST',
    ]);
  });

  it('names nothing when nothing is known', () => {
    expect(quotationNames('', ' ')).toEqual([]);
  });

  it('never throws and never gives a blank name, whatever was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), fc.string(), (items, serviceName) => {
        const names = quotationNames(items, serviceName);
        expect(names.every((name) => name.trim() !== '')).toBe(true);
        expect(names.length > 0 || serviceName.trim() === '').toBe(true);
      }),
    );
  });

  it('reads a list alike as itself and as its JSON text', () => {
    const items = fc.array(fc.record({ name: fc.string() }));
    fc.assert(
      fc.property(items, (list) => {
        expect(quotationNames(JSON.stringify(list), 'Tax')).toEqual(quotationNames(list, 'Tax'));
      }),
    );
  });
});
