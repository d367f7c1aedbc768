import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { observedByAdapters } from './adapterRuns';
import { adaptersThatTouch } from './adaptersThatTouch';
import { comparedFields, type Observed } from './comparedFields';
import { type ContractDocument, documentOf, theDocument } from '../../../conformance/theDocument.ts';

let document: ContractDocument;
let observed: readonly Observed[];
let restore = (): void => undefined;

beforeAll(async () => {
  document = await theDocument();
  const adapters = await adaptersThatTouch();
  ({ restore } = adapters);
  observed = await observedByAdapters({ document, adapters });
});
afterAll(() => restore());

/** A copy of the document in which a word is another one everywhere. */
const renamed = (from: string, to: string): ContractDocument =>
  documentOf(JSON.parse(JSON.stringify(document.root).replaceAll(`"${from}"`, `"${to}"`)));

describe('docs/api/openapi.yaml and what the adapters read and send', () => {
  it('has every field that an adapter reads or sends', () => {
    expect(comparedFields(document, observed).unknown).toEqual([]);
  });

  it('has no field that no adapter reads or sends, but for those that say why', () => {
    expect(comparedFields(document, observed).unused).toEqual([]);
  });

  it('says of no field that it is not read when an adapter reads it', () => {
    expect(comparedFields(document, observed).wronglyNotRead).toEqual([]);
  });

  it.each([
    [
      'expert_remarks',
      ['getQuotation: data.expert_remarks', 'listQuotations: data.data.data[].expert_remarks'],
    ],
    ['billing_state', ['placeOrder: billing_state']],
    ['show_if', ['calculatePrice: answers[].show_if', 'listQuestions: [].show_if']],
    ['sorting_id', ['calculatePrice: answers[].sorting_id', 'listQuestions: [].sorting_id']],
  ])('differ when the document calls %s by another name', (name, places) => {
    const found = comparedFields(renamed(name, 'anotherName'), observed);
    expect(found.unknown).toEqual(expect.arrayContaining(places));
    expect(found.unused.join()).toContain('.anotherName');
  });

  it.each(['current_page', 'last_page', 'next_page_url', 'meta', 'links', 'pagination', 'total', 'per_page'])(
    'differ when the document has no %s beside a list',
    (name) => {
      const found = comparedFields(renamed(name, 'anotherName'), observed);
      expect(found.unknown).toContain(`listOrders: data.${name}`);
    },
  );

  it('differ when the document says that a field is not read which is', () => {
    const text = JSON.stringify(document.root).replace('"bank_name":{', '"bank_name":{"x-not-read":"No",');
    expect(comparedFields(documentOf(JSON.parse(text)), observed).wronglyNotRead).toEqual([
      'Profile.bank_name',
    ]);
  });
});
