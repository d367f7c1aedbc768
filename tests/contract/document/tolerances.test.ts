import { isRight } from 'fp-ts/Either';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { httpGateways } from '../httpGateways';
import { wireCalls } from '../mutation/wireCalls';
import { answeringFetch, AnsweringRequest, answerWith, ORIGIN, requestOf } from './answeringBackend';
import {
  callOf,
  type DocumentedCall,
  examplesOf,
  isNode,
  nodeAt,
  resolved,
  theDocument,
} from '../../../conformance/theDocument.ts';
import { atEveryDepth, listOf, replaced, tolerancesIn } from './tolerated';
import { validatorOf } from '../../../conformance/validator.ts';

const document = await theDocument();
const { root } = document;
const validator = validatorOf(document, true);

type Call = (typeof wireCalls)[number];

/** What an adapter makes of a body: a value, or 'refused'. */
const readingOf = async ({ call }: Call, text: string): Promise<unknown> => {
  answerWith({ status: 200, text });
  const response = await call(httpGateways(ORIGIN, 'token', answeringFetch))();
  return isRight(response) ? response.right : 'refused';
};

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const mediaOf = ({ operation }: DocumentedCall) =>
  nodeAt(operation, 'responses', '200', 'content', 'application/json');

/** The calls of the adapters, each with its call in the document. */
const pairs: (readonly [call: Call, documented: DocumentedCall])[] = [];
vi.stubGlobal('XMLHttpRequest', AnsweringRequest);
for (const call of wireCalls) {
  const { method, pathname } = await requestOf(call.call(httpGateways(ORIGIN, 'token', answeringFetch)));
  const documented = callOf(document, method, pathname);
  if (documented !== undefined) pairs.push([call, documented]);
}
beforeAll(() => void vi.stubGlobal('XMLHttpRequest', AnsweringRequest));
afterAll(() => void vi.unstubAllGlobals());

const shapes = pairs.flatMap(([call, documented]) =>
  listOf(nodeAt(documented.operation, 'responses', '200')['x-tolerated']).map((entry) => ({
    name: call.name,
    id: documented.id,
    call,
    entry: resolved(root, entry),
    good: examplesOf(root, mediaOf(documented)),
    pointer: `${documented.pointer}/responses/200/content/application~1json/schema`,
  })),
);

describe('a shape that the document calls tolerated', () => {
  const written = shapes.filter(({ entry }) => 'example' in entry);
  it.each(written)('is read by $name: $entry.says', async ({ call, entry, pointer }) => {
    const example = entry['example'] ?? null;
    expect(await readingOf(call, JSON.stringify(example))).not.toBe('refused');
    expect(validator.problems(pointer, example)).not.toEqual([]);
  });

  const moved = shapes.filter(({ entry, good }) => !('example' in entry) && good.length > 0);
  it.each(moved)('is read by $name as the one that is asked for: $entry.says', async ({ call, good }) => {
    for (const body of good) {
      const asked = await readingOf(call, JSON.stringify(body));
      expect(asked).not.toBe('refused');
      for (const other of atEveryDepth(body))
        expect(await readingOf(call, JSON.stringify(other))).toEqual(asked);
    }
  });
});

const values = [...tolerancesIn(nodeAt(root, 'components', 'schemas'), '')].map(([place, at]) => ({
  place,
  at,
  examples: listOf(nodeAt(at, 'x-tolerated')['examples']),
}));

describe('a value that the document calls tolerated', () => {
  it.each(values)('$place is read by every call that has it', async ({ place, at, examples }) => {
    let calls = 0;
    expect(examples.length).toBeGreaterThan(0);
    for (const by of examples) {
      expect(validator.problems(`/components/schemas${place}/x-tolerated/schema`, by)).toEqual([]);
      expect(validator.problems(`/components/schemas${place}`, by)).not.toEqual([]);
      for (const [call, documented] of pairs) {
        for (const good of examplesOf(root, mediaOf(documented))) {
          const other = replaced({ root, at, by }, mediaOf(documented)['schema'] ?? null, good);
          if (JSON.stringify(other) === JSON.stringify(good)) continue;
          calls += 1;
          const [asked, read] = [
            await readingOf(call, JSON.stringify(good)),
            await readingOf(call, JSON.stringify(other)),
          ];
          expect([call.name, by, read === 'refused']).toEqual([call.name, by, asked === 'refused']);
          expect(countOf(read)).toBe(countOf(asked));
        }
      }
    }
    expect(calls).toBeGreaterThan(0);
  });
});

describe('the document', () => {
  it('says of each tolerated shape why', () => {
    const entries = [
      ...shapes.map(({ entry }) => entry),
      ...values.map(({ at }) => nodeAt(at, 'x-tolerated')),
    ];
    for (const entry of entries) {
      expect(entry['decision']).toMatch(/^AMB-\d\d$/);
      expect(entry['says']).toMatch(/\S/);
      expect(isNode(entry['schema'])).toBe(true);
    }
  });
});
