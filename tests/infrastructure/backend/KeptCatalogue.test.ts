import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { CatalogueGateway } from '../../../src/application/ports/CatalogueGateway';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import { KeptCatalogue } from '../../../src/infrastructure/backend/KeptCatalogue';
import { aService } from '../../domain/catalogue/aService';

const answered = right([aService()]);

/** The kept catalogue of a backend that records the signals of its reads. */
const aCatalogue = () => {
  const state = {
    language: 'en-IN',
    failure: undefined as GatewayError | undefined,
    isStuck: false,
    signals: [] as (AbortSignal | undefined)[],
  };
  const catalogue: CatalogueGateway = {
    services: (signal) => () => {
      state.signals.push(signal);
      if (state.isStuck) return new Promise(() => undefined);
      return Promise.resolve(state.failure === undefined ? answered : left(state.failure));
    },
  };
  return { state, kept: new KeptCatalogue({ catalogue, language: () => state.language }) };
};

describe('the catalogue of any backend', () => {
  it('is read once per page load, even for two reads at once', async () => {
    const { state, kept } = aCatalogue();
    const found = await Promise.all([kept.services()(), kept.services()()]);
    expect([...found, await kept.services()()]).toEqual([answered, answered, answered]);
    expect(state.signals).toHaveLength(1);
  });

  it('is read once more in another language', async () => {
    const { state, kept } = aCatalogue();
    await kept.services()();
    state.language = 'hi-IN';
    await Promise.all([kept.services()(), kept.services()()]);
    await kept.services()();
    expect(state.signals).toHaveLength(2);
  });

  it('is read again after a failure, which is not kept', async () => {
    const { state, kept } = aCatalogue();
    state.failure = gatewayError('ServerFault');
    expect(await kept.services()()).toEqual(left(state.failure));
    state.failure = undefined;
    expect(await kept.services()()).toEqual(answered);
  });

  it('is read on for whoever still waits, stopped with the last, and read again for the next', () => {
    const { state, kept } = aCatalogue();
    state.isStuck = true;
    const areStopped = () => state.signals.map((signal) => signal?.aborted);
    const [one, other] = [new AbortController(), new AbortController()];
    void kept.services(one.signal)();
    void kept.services(other.signal)();
    one.abort();
    expect(areStopped()).toEqual([false]);
    other.abort();
    expect(areStopped()).toEqual([true]);
    void kept.services()();
    expect(areStopped()).toEqual([true, false]);
  });
});
