import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respondWithExamples, startStub, type Stub } from '../../conformance/stub.ts';
import { documentOf, type Json, nodeAt, theDocument } from '../../conformance/theDocument.ts';
import { conformanceOf } from './asking';

const { root } = await theDocument();

const listOf = (parameters: readonly Json[]): Json => ({
  get: {
    operationId: `listNew${parameters.length}`,
    tags: ['customer'],
    parameters,
    responses: {
      '200': {
        description: 'Records',
        content: { 'application/json': { schema: { type: 'object' }, example: { data: [{ id: 1 }] } } },
      },
      '401': { $ref: '#/components/responses/Unauthorized' },
    },
  },
});

/** A parameter of the query. */
const inQuery = (name: string, required: boolean): Json => ({
  name,
  in: 'query',
  required,
  schema: { type: 'string' },
});

const document = documentOf({
  ...root,
  paths: {
    ...nodeAt(root, 'paths'),
    '/referrals': listOf([]),
    '/vouchers': listOf([inQuery('page', false)]),
    '/rates': listOf([inQuery('page', false), inQuery('on', true)]),
  },
});

let stub: Stub;
beforeAll(async () => {
  stub = await startStub(respondWithExamples(document));
});
afterAll(() => stub.close());

describe('a call that the document gains', () => {
  it('is asked for the customer, and not only without a token', async () => {
    const report = await conformanceOf([stub.origin, '--token', 'token'], undefined, document);
    const whatOf = (name: string): readonly string[] =>
      report.checks.filter(({ call }) => call === name).map(({ what }) => what);
    expect(whatOf('GET /referrals')).toEqual(['without a token', 'response']);
    expect(whatOf('GET /vouchers')).toEqual(['without a token', 'response']);
  });

  it('is said not to be tried where it needs what only the call itself knows', async () => {
    const report = await conformanceOf([stub.origin, '--token', 'token'], undefined, document);
    expect(report.notTried).toContainEqual({
      call: 'GET /rates',
      why: 'a call before it gave nothing to ask for',
    });
  });
});
