import { isLeft, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { SearchPortal } from '../../../src/application/search/SearchPortal';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySearchGateway } from '../../doubles/InMemorySearchGateway';

const never = new AbortController().signal;

describe('the search of the top bar', () => {
  it('fetches for a non-empty text [SRCH-02]', async () => {
    const gateway = new InMemorySearchGateway();
    const asked = new SearchPortal({ search: gateway, log: new InMemoryLog() }).execute(' gst ', never);
    gateway.result('gst', [{ id: '16', type: 'service', name: 'GST' }]);
    expect(await asked).toEqual(right([{ id: '16', type: 'service', name: 'GST' }]));
    expect(gateway.queries).toEqual(['gst']);
  });

  it.each(['', '   ', '\t'])('makes no call for %j [SRCH-04]', async (typed) => {
    const gateway = new InMemorySearchGateway();
    expect(await new SearchPortal({ search: gateway, log: new InMemoryLog() }).execute(typed, never)).toEqual(
      right([]),
    );
    expect(gateway.queries).toEqual([]);
  });

  it('only logs a failure [SRCH-11]', async () => {
    const gateway = new InMemorySearchGateway();
    const log = new InMemoryLog();
    const asked = new SearchPortal({ search: gateway, log }).execute('gst', never);
    gateway.fail('gst');
    expect(isLeft(await asked)).toBe(true);
    expect(log.failures).toEqual(['The search failed.']);
  });

  it('logs nothing when a newer text has cancelled it', async () => {
    const log = new InMemoryLog();
    const cancelled = { find: () => () => Promise.resolve(left(gatewayError('Cancelled'))) };
    expect(isLeft(await new SearchPortal({ search: cancelled, log }).execute('gst', never))).toBe(true);
    expect(log.failures).toEqual([]);
  });
});
