import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadQuestions } from '../../../src/application/pricing/LoadQuestions';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { InMemoryPricingGateway } from '../../doubles/InMemoryPricingGateway';

describe('the questions of a sub-service', () => {
  it('come as the backend has them, and fail as it fails', async () => {
    const gateway = new InMemoryPricingGateway([aQuestion()]);
    expect(await new LoadQuestions(gateway).execute('16')).toEqual(right([aQuestion()]));
    expect(gateway.loads).toEqual(['16']);
    gateway.loadFailure = gatewayError('ServerFault');
    expect(await new LoadQuestions(gateway).execute('16')).toEqual(left(gatewayError('ServerFault')));
  });
});
