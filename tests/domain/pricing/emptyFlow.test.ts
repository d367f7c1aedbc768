import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { redirectOfEmptyFlow } from '../../../src/domain/pricing/emptyFlow';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { aService, aSubService } from '../catalogue/aService';

const services = [
  aService({ id: '3', name: 'GST', subServices: [aSubService({ id: '16', name: 'GST Registration' })] }),
];

describe('a question flow without questions (decisions AMB-06)', () => {
  it('leads to the page of the sub-service', () => {
    expect(redirectOfEmptyFlow(services, subServiceId('16'))).toEqual(some('/sub-service/16'));
  });

  it('leads to the page of the service where no sub-service has the id', () => {
    expect(redirectOfEmptyFlow(services, subServiceId('3'))).toEqual(some('/sub-services/3'));
  });

  it('leads nowhere for an unknown id', () => {
    expect(redirectOfEmptyFlow(services, subServiceId('4'))).toEqual(none);
  });
});
