import { left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadQuotationSummaries } from '../../../src/application/quotations/LoadQuotationSummaries';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';

const aSummary = { id: '12', names: ['GST'], status: 'pending', createdAt: none } as const;

describe('the dashboard’s quotations', () => {
  it('come as the backend has them, and fail as it fails', async () => {
    const gateway = new InMemoryQuotationGateway([aSummary]);
    expect(await new LoadQuotationSummaries(gateway).execute()).toEqual(right([aSummary]));
    gateway.fail();
    expect(await new LoadQuotationSummaries(gateway).execute()).toEqual(left(gatewayError('ServerFault')));
  });
});
