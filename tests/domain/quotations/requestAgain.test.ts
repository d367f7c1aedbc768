import { describe, expect, it } from 'vitest';
import { requestAgain, canRequestAgain } from '../../../src/domain/quotations/requestAgain';
import type { QuotationStatus } from '../../../src/domain/quotations/quotation';
import type { RequestStatus } from '../../../src/domain/quotations/request';
import { aService, aSubService } from '../catalogue/aService';
import { aQuotation, aRequest } from './builders';

const quotations: readonly QuotationStatus[] = [
  'pending',
  'accepted',
  'rejected',
  'paid',
  'cancelled',
  'expired',
  'unknown',
];
const requests: readonly RequestStatus[] = ['inProgress', 'used', 'denied', 'unknown'];

describe('what can be asked for again', () => {
  it('is what came to nothing', () => {
    const again = quotations.filter((status) =>
      canRequestAgain({ kind: 'quotation', quotation: aQuotation({ status }) }),
    );
    expect(again).toEqual(['rejected', 'cancelled', 'expired']);
    expect(
      requests.filter((status) => canRequestAgain({ kind: 'request', request: aRequest({ status }) })),
    ).toEqual(['denied']);
  });
});

const asked = aSubService({ id: '16', name: 'GST Filing', pricingModel: 'questions' });
const quoted = aSubService({ id: '17', name: 'Book Keeping', pricingModel: 'quotation' });
const catalogue = [aService({ subServices: [quoted, asked] })];

const placeOf = (serviceName: string, ...names: readonly string[]) =>
  requestAgain({ kind: 'quotation', quotation: aQuotation({ serviceName, names }) }, catalogue);

describe('where the same is asked for again', () => {
  it('is the question flow of the service', () => {
    expect(placeOf('GST Filing')).toEqual({ kind: 'page', path: '/GST%20Filing/16' });
    expect(placeOf('', ' gst filing ')).toEqual({ kind: 'page', path: '/GST%20Filing/16' });
  });

  it('is the page of a service that asks no questions', () => {
    const request = aRequest({ serviceName: 'Book Keeping' });
    expect(requestAgain({ kind: 'request', request }, catalogue)).toEqual({
      kind: 'page',
      path: '/sub-service/17',
    });
  });

  it('is the chat where the catalogue does not name the service', () => {
    expect(placeOf('Bespoke advice')).toEqual({ kind: 'chat' });
    expect(placeOf('', '')).toEqual({ kind: 'chat' });
    const unnamed = [aService({ subServices: [aSubService({ name: ' ' })] })];
    const request = aRequest({ serviceName: ' ' });
    expect(requestAgain({ kind: 'request', request }, unnamed)).toEqual({ kind: 'chat' });
  });

  it('is the chat for several services, of which the catalogue names only one', () => {
    expect(placeOf('', 'GST Filing', 'Director KYC')).toEqual({ kind: 'chat' });
  });

  it('is the service under whose name the catalogue sells several together', () => {
    const page = { kind: 'page', path: '/GST%20Filing/16' };
    expect(placeOf('GST Filing', 'GSTR-1', 'GSTR-3B')).toEqual(page);
  });
});
