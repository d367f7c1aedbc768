import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type GatewayErrorKind, gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadQuotationDetail } from '../../../src/application/quotations/LoadQuotationDetail';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation, aRequest } from '../../domain/quotations/builders';

const detailOf = (quotations: InMemoryQuotationGateway, id = '12') =>
  new LoadQuotationDetail({ quotations }).execute(quotationId(id));

const failing = (first: GatewayErrorKind | undefined, second: GatewayErrorKind | undefined) => {
  const quotations = new InMemoryQuotationGateway([], []);
  if (first !== undefined) quotations.failing.set('quotation', gatewayError(first));
  if (second !== undefined) quotations.failing.set('requestByQuotationLink', gatewayError(second));
  return quotations;
};

describe('the detail calls GET /quotations/{id} and falls back to GET /quotation-request/{id}', () => {
  it('asks for the quotation alone where there is one', async () => {
    const quotations = new InMemoryQuotationGateway([aQuotation()], [aRequest({ id: '12' })]);
    expect(await detailOf(quotations)).toEqual(right({ kind: 'quotation', quotation: aQuotation() }));
    expect(quotations.asked).toEqual(['quotation 12']);
  });

  it('falls back to the request where the first answer holds nothing [QUOT-12]', async () => {
    const quotations = new InMemoryQuotationGateway([], [aRequest({ id: '12' })]);
    const request = aRequest({ id: '12' });
    expect(await detailOf(quotations)).toEqual(right({ kind: 'request', request }));
    expect(quotations.asked).toEqual(['quotation 12', 'requestByQuotationLink 12']);
  });

  it.each(['NotFound', 'ServerFault', 'Unreachable', 'Malformed'] as const)(
    'falls back to the request where the first call is %s [QUOT-12]',
    async (kind) => {
      const quotations = new InMemoryQuotationGateway([], [aRequest({ id: '12' })]);
      quotations.failing.set('quotation', gatewayError(kind));
      expect(await detailOf(quotations)).toMatchObject(right({ kind: 'request' }));
    },
  );

  it.each([
    [{ ...gatewayError('ServerFault'), reference: 'f1' }, gatewayError('NotFound'), 'f1'],
    [gatewayError('NotFound'), { ...gatewayError('ServerFault'), reference: 'f2' }, 'f2'],
  ])('tells the reference of the call that failed', async (first, second, reference) => {
    const quotations = new InMemoryQuotationGateway([], []);
    quotations.failing.set('quotation', first);
    quotations.failing.set('requestByQuotationLink', second);
    expect(await detailOf(quotations)).toEqual(left({ kind: 'DetailUnreadable', reference }));
  });

  it('makes no second call when the first is cancelled', async () => {
    const quotations = failing('Cancelled', undefined);
    expect(await detailOf(quotations)).toEqual(left({ kind: 'DetailUnreadable' }));
    expect(quotations.asked).toEqual(['quotation 12']);
  });
});

describe('a detail that cannot be shown', () => {
  it.each([
    [undefined, undefined],
    ['NotFound', undefined],
    [undefined, 'NotFound'],
    ['NotFound', 'NotFound'],
  ] as const)('is missing where both hold nothing (%s, %s)', async (first, second) => {
    expect(await detailOf(failing(first, second))).toEqual(left({ kind: 'DetailMissing' }));
  });

  it.each([
    ['ServerFault', 'ServerFault'],
    ['ServerFault', undefined],
    [undefined, 'ServerFault'],
    ['NotFound', 'Unreachable'],
    ['Malformed', 'NotFound'],
  ] as const)('is unreadable where one could not be asked (%s, %s)', async (first, second) => {
    expect(await detailOf(failing(first, second))).toEqual(left({ kind: 'DetailUnreadable' }));
  });
});
