import { bearer } from '../support/bearer';
import { isRight, left, right } from 'fp-ts/Either';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { ApiClient } from '../../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { HttpDeadlineGateway } from '../../../src/infrastructure/http/HttpDeadlineGateway';
import { tableJson } from '../../domain/deadlines/theTable';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryLog } from '../../doubles/InMemoryLog';

interface Asked {
  readonly address: string;
  readonly token: string | null;
}

const gatewayOn = (deadlines: string, respond: () => Response) => {
  const asked: Asked[] = [];
  const told: string[] = [];
  const log = new InMemoryLog();
  const api = new ApiClient({
    ...bearer,
    apiOrigin: '',
    pageOrigin: 'https://portal.example',
    sendsIdempotencyKey: false,
    session: () => some('secret'),
    language: () => 'en-IN',
    log,
    fetchOnce: fetch,
    read: readingFetch(
      (input, init) => {
        const token = new Headers(init?.headers).get('Authorization');
        asked.push({ address: input instanceof Request ? input.url : String(input), token });
        return Promise.resolve(respond());
      },
      () => 0,
    ),
    onUnauthorized: () => told.push('unauthorized'),
  });
  const deployment = new Deployment(aConfiguration({ deadlines }));
  return { gateway: new HttpDeadlineGateway({ api, log, deployment }), asked, told, log };
};

const json = (body: unknown) => (): Response => Response.json(body);

describe('the table of a deployment', () => {
  it.each([
    ['/deadlines.json', 'https://portal.example/deadlines.json'],
    ['https://dates.example/in/table.json?v=2', 'https://dates.example/in/table.json?v=2'],
    ['https://dates.example//in/table.json', 'https://dates.example//in/table.json'],
  ])('at %s is read without a token [DUE-02] [DUE-05]', async (configured, address) => {
    const { gateway, asked } = gatewayOn(configured, json(tableJson()));
    const table = await gateway.table()();
    expect(isRight(table) && isSome(table.right) && table.right.value.rules).toHaveLength(60);
    expect(asked).toEqual([{ address, token: null }]);
  });

  it('is not asked for where the deployment names none [DUE-05]', async () => {
    const { gateway, asked } = gatewayOn('', json(tableJson()));
    expect(await gateway.table()()).toEqual(right(none));
    expect(asked).toEqual([]);
  });

  it.each([
    ['a missing file', () => new Response('', { status: 404 }), 'NotFound'],
    ['HTML in its place', () => new Response('<!doctype html><title>Portal</title>'), 'Malformed'],
    ['an empty file', () => new Response(''), 'Malformed'],
    ['another shape', json([{ rules: 1 }]), 'Malformed'],
  ] as const)('fails for %s [DUE-05]', async (_, respond, kind) => {
    const { gateway } = gatewayOn('/deadlines.json', respond);
    expect(await gateway.table()()).toEqual(left(gatewayError(kind)));
  });

  it('says nothing about the session when its server refuses [DUE-05]', async () => {
    const { gateway, told } = gatewayOn('/deadlines.json', () => new Response('', { status: 401 }));
    expect(await gateway.table()()).toEqual(left(gatewayError('Unauthorized')));
    expect(told).toEqual([]);
  });
});
