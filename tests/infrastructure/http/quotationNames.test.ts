import * as fc from 'fast-check';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { quotationWire, toQuotation } from '../../../src/infrastructure/http/quotationWire';

const namesOf = (items: unknown, serviceName = 'Tax'): readonly string[] => {
  const read = quotationWire.decode({ id: 12, items, service_name: serviceName });
  if (!isRight(read)) throw new Error('A quotation with an id was refused.');
  return toQuotation(read.right).names;
};

describe('service names of a quotation come from its items', () => {
  it('reads a JSON text list of objects with name, or falls back to the service name [QUOT-06]', () => {
    expect(namesOf('[{"name":"GST"},{"name":"TDS"}]')).toEqual(['GST', 'TDS']);
    expect(namesOf('x')).toEqual(['Tax']);
  });

  it('reads the list itself too', () => {
    expect(namesOf([{ name: 'GST' }])).toEqual(['GST']);
    expect(namesOf(['GST', { name: 'TDS' }])).toEqual(['GST', 'TDS']);
  });

  it.each([
    '',
    'null',
    '{}',
    '"GST"',
    '[]',
    '[1]',
    '[null]',
    '[{}]',
    '[{"name":1}]',
    '[{"name":" "}]',
    '{"name":"GST"}',
    null,
    undefined,
    7,
    { name: 'GST' },
  ])('falls back to the service name for %j', (items) => {
    expect(namesOf(items, ' Tax ')).toEqual(['Tax']);
  });

  it('leaves out what is no name and surrounding whitespace', () => {
    expect(namesOf([{ name: ' GST ' }, null, ' ', { name: '' }, { title: 'x' }])).toEqual(['GST']);
  });

  it('never throws and never gives a blank name, whatever was sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), fc.string()), fc.string(), (items, serviceName) => {
        expect(namesOf(items, serviceName).every((name) => name.trim() !== '')).toBe(true);
      }),
    );
  });

  it('reads a list alike as itself and as its JSON text', () => {
    const items = fc.array(fc.record({ name: fc.string() }));
    fc.assert(
      fc.property(items, (list) => {
        expect(namesOf(JSON.stringify(list))).toEqual(namesOf(list));
      }),
    );
  });
});
