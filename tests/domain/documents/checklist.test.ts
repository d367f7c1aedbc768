import fc from 'fast-check';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { missingCount, missingFirst } from '../../../src/domain/documents/checklist';
import { aDocument } from './aFile';

const files = [{ id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: none }];
const anyDocuments = fc.array(
  fc.record({ id: fc.string(), files: fc.constantFrom([], files) }).map((given) => aDocument(given)),
);

describe('the documents a task asks for', () => {
  it('stand with the missing ones first, otherwise in order', () => {
    const documents = ['a', 'B', 'c', 'D'].map((id) =>
      aDocument({ id, files: id === id.toUpperCase() ? files : [] }),
    );
    expect(missingFirst(documents).map(({ id }) => id)).toEqual(['a', 'c', 'B', 'D']);
    expect(missingCount(documents)).toBe(2);
  });

  it('are all there, and as many missing at the front as are counted', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const ordered = missingFirst(documents);
        const missing = missingCount(documents);
        expect(ordered).toHaveLength(documents.length);
        expect(new Set(ordered)).toEqual(new Set(documents));
        expect(ordered.map((document) => document.files.length === 0)).toEqual(
          ordered.map((_, place) => place < missing),
        );
      }),
    );
  });
});
