import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsPath, subServicePath, subServicesPath } from '../../../src/domain/catalogue/paths';
import { serviceId, subServiceId } from '../../../src/domain/catalogue/service';

describe('the pages of the catalogue', () => {
  it('are /sub-services/{id} and /sub-service/{id}', () => {
    expect(subServicesPath(serviceId('4'))).toBe('/sub-services/4');
    expect(subServicePath(subServiceId('16'))).toBe('/sub-service/16');
  });

  it('are /{subServiceName}/{subServiceId} for the questions, the name encoded [SERV-19]', () => {
    expect(questionsPath({ id: subServiceId('16'), name: 'GST Filing' })).toBe('/GST%20Filing/16');
    expect(questionsPath({ id: subServiceId('16'), name: ' A/B & C? ' })).toBe('/A%2FB%20%26%20C%3F/16');
  });

  it.each(['', ' ', '.', '..', 'quotation', 'Quotations', 'task-detail', 'sub-service', 'SUB-SERVICES'])(
    'are below /services for a sub-service named %j, whose own segment another screen has',
    (name) => {
      expect(questionsPath({ id: subServiceId('16'), name })).toBe('/services/16');
    },
  );

  it('encode a broken character instead of failing', () => {
    expect(subServicePath(subServiceId('a\uD800'))).toBe('/sub-service/a%EF%BF%BD');
    expect(subServicePath(subServiceId('😀'))).toBe('/sub-service/%F0%9F%98%80');
  });

  it('of the questions are always two plain segments of the portal [SERV-19]', () => {
    const anyName = fc.oneof(fc.string(), fc.constantFrom('//x', '../..', '\\', '%2e', 'a\uD800b', '\uDC00'));
    fc.assert(
      fc.property(anyName, (name) => {
        const path = questionsPath({ id: subServiceId('16'), name });
        const address = new URL(path, 'https://portal.example');
        expect(path).toMatch(/^\/[^/?#\\]+\/16$/);
        expect(address.origin).toBe('https://portal.example');
      }),
    );
  });
});
