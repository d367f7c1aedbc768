import { type Either, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError, type GatewayError } from '../../../src/application/ports/gatewayError';
import { UnclearWrites } from '../../../src/application/waiting/UnclearWrites';
import { InMemoryIdempotencyKeys } from '../../doubles/InMemoryIdempotencyKeys';

const given = () => {
  const unclear = new Map<string, string>();
  const writes = new UnclearWrites<string>({ keys: new InMemoryIdempotencyKeys(), unclear });
  const keys: string[] = [];
  const send = (answer: Either<GatewayError, string>, content = 'form') =>
    writes.send(content, async (key) => {
      keys.push(key);
      return answer;
    });
  return { unclear, keys, send };
};

describe('a write [LINE-02]', () => {
  it('is repeated under its key while nobody knows whether it was done', async () => {
    const { keys, send } = given();
    const lost = left(gatewayError('Unreachable'));
    expect(await send(lost)).toBe(lost);
    await send(left(gatewayError('Refused')));
    expect(await send(right('done'))).toEqual(right('done'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('has another key once it was done', async () => {
    const { unclear, keys, send } = given();
    await send(left(gatewayError('ServerFault')));
    await send(right('done'));
    expect([...unclear]).toEqual([]);
    await send(right('done'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('has another key after a refusal, and one of its own for other content', async () => {
    const { keys, send } = given();
    await send(left(gatewayError('Refused')));
    await send(left(gatewayError('Unreachable')));
    await send(right('done'), 'another form');
    expect(keys).toEqual(['key-1', 'key-2', 'key-3']);
  });
});
