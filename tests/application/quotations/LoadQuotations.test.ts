import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadQuotations } from '../../../src/application/quotations/LoadQuotations';
import { LoadRequest } from '../../../src/application/quotations/LoadRequest';
import { LoadRequests } from '../../../src/application/quotations/LoadRequests';
import { InMemoryQuotationRecords } from '../../doubles/InMemoryQuotationRecords';
import { aQuotation, aRequest } from '../../domain/quotations/builders';

const records = () => new InMemoryQuotationRecords([aQuotation()], [aRequest()]);

describe('quotations and requests are two readings', () => {
  it('reads both', async () => {
    const from = records();
    expect(await new LoadQuotations(from).execute()).toEqual(right([aQuotation()]));
    expect(await new LoadRequests(from).execute()).toEqual(right([aRequest()]));
  });

  it('reads the requests although the quotations fail', async () => {
    const from = records();
    from.failing.set('quotations', gatewayError('ServerFault'));
    expect(await new LoadQuotations(from).execute()).toEqual(left(gatewayError('ServerFault')));
    expect(await new LoadRequests(from).execute()).toEqual(right([aRequest()]));
  });

  it('reads one request, and fails for an id without one', async () => {
    expect(await new LoadRequest(records()).execute('5')).toEqual(right(aRequest()));
    expect(await new LoadRequest(records()).execute('6')).toEqual(left(gatewayError('NotFound')));
  });
});
