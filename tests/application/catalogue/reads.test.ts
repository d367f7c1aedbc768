import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LoadFaqs } from '../../../src/application/catalogue/LoadFaqs';
import { LoadServices } from '../../../src/application/catalogue/LoadServices';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aService } from '../../domain/catalogue/aService';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryFaqGateway } from '../../doubles/InMemoryFaqGateway';

const aFaq = { id: '1', title: 'How long?', content: '<p>A week.</p>' };

describe('what the catalogue reads comes as the backend has it, and fails as it fails', () => {
  it('reads services', async () => {
    const gateway = new InMemoryCatalogueGateway([aService()]);
    expect(await new LoadServices(gateway).execute()).toEqual(right([aService()]));
    gateway.fail();
    expect(await new LoadServices(gateway).execute()).toEqual(left(gatewayError('ServerFault')));
  });

  it('reads the questions and answers of one sub-service', async () => {
    const gateway = new InMemoryFaqGateway([aFaq]);
    expect(await new LoadFaqs(gateway).execute('16')).toEqual(right([aFaq]));
    expect(gateway.loads).toEqual(['16']);
    gateway.fail();
    expect(await new LoadFaqs(gateway).execute('16')).toEqual(left(gatewayError('ServerFault')));
  });
});
