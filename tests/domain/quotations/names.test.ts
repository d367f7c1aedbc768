import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOrService } from '../../../src/domain/quotations/names';

describe('the service names of a quotation', () => {
  it('are those of its items without surrounding whitespace', () => {
    expect(namesOrService([' GST ', ' ', 'TDS'], 'Tax')).toEqual(['GST', 'TDS']);
  });

  it('are else its service name', () => {
    expect(namesOrService([' '], ' Tax ')).toEqual(['Tax']);
  });

  it('are none only where nothing is known, and never blank', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (ofItems, serviceName) => {
        const names = namesOrService(ofItems, serviceName);
        expect(names.every((name) => name.trim() !== '')).toBe(true);
        expect(names.length > 0).toBe([...ofItems, serviceName].some((name) => name.trim() !== ''));
      }),
    );
  });
});
