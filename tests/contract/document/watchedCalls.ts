import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { differences } from './checkExchange';
import { reportingFetch } from './exchange';
import { callOf, nodeAt, textsAt, theDocument } from '../../../conformance/theDocument.ts';
import { validatorOf } from '../../../conformance/validator.ts';

const document = await theDocument();
const validator = validatorOf(document);

/** Calls of the API that the embedded backend plays. */
const played = document.calls.filter(
  ({ pattern, path, operation }) =>
    !('x-not-played' in operation) && (pattern.test(`/api/v3${path}`) || path.startsWith('/api/')),
);

/**
 * Holds every call over HTTP from now on, to the end of the test file, against docs/api/openapi.yaml. Tests
 * registered by the result fail when a request or a response of theirs differs from it.
 */
export const watchCalls = (): ((register: () => void) => void) => {
  const found: string[] = [];
  const succeeded = new Set<string>();
  const headers = new Set<string>();
  const plain = fetch;
  const watched = reportingFetch(plain, (exchange) => {
    found.push(...differences(document, validator, exchange));
    const call = callOf(document, exchange.method, exchange.url.pathname);
    if (exchange.status >= 400 || call === undefined) return;
    succeeded.add(call.id);
    for (const name of exchange.headers.keys()) headers.add(name);
  });
  vi.stubGlobal('fetch', watched);
  afterAll(() => void vi.stubGlobal('fetch', plain));
  return (register) => {
    afterEach(() => expect(found.splice(0)).toEqual([]));
    register();
    describe('docs/api/openapi.yaml', () => {
      it('has no call of the API that no test has made', () => {
        expect(played.map(({ id }) => id).filter((id) => !succeeded.has(id))).toEqual([]);
      });

      it('asks another origin to allow the headers that are sent and no other', () => {
        const allowed = textsAt(nodeAt(document.root, 'x-cors'), 'requestHeaders');
        expect([...headers].toSorted()).toEqual([...allowed].toSorted());
      });
    });
  };
};
