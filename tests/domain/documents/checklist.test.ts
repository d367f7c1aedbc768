import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { checklistOf, knownMissing, missingCount } from '../../../src/domain/documents/checklist';
import { taskDocumentId } from '../../../src/domain/documents/file';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aDocument } from './aFile';

const files = [{ id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: none }];
const anyDocuments = fc.uniqueArray(
  fc.record({ id: fc.string(), files: fc.constantFrom([], files) }).map((given) => aDocument(given)),
  { selector: ({ id }) => id },
);

describe('the documents a task asks for', () => {
  it('stand with the missing ones first, otherwise in order', () => {
    const documents = ['a', 'B', 'c', 'D'].map((id) =>
      aDocument({ id, files: id === id.toUpperCase() ? files : [] }),
    );
    expect(checklistOf(documents, []).map(({ id }) => id)).toEqual(['a', 'c', 'B', 'D']);
    expect(missingCount(documents)).toBe(2);
  });

  it('are all there, with as many missing ones at the front as are counted', () => {
    fc.assert(
      fc.property(anyDocuments, (documents) => {
        const ordered = checklistOf(documents, []);
        const missing = missingCount(documents);
        expect(ordered).toHaveLength(documents.length);
        expect(new Set(ordered)).toEqual(new Set(documents));
        expect(ordered.map((document) => document.files.length === 0)).toEqual(
          ordered.map((_, place) => place < missing),
        );
      }),
    );
  });

  it('keep the order in which they are shown, whatever has been uploaded since', () => {
    fc.assert(
      fc.property(anyDocuments, fc.func(fc.boolean()), (documents, isUploaded) => {
        const shown = checklistOf(documents, []).map(({ id }) => id);
        const later = documents.map((document) => ({
          ...document,
          files: isUploaded(document.id) ? files : document.files,
        }));
        const ordered = checklistOf(later, shown);
        expect(ordered.map(({ id }) => id)).toEqual(shown);
        expect(new Set(ordered)).toEqual(new Set(later));
      }),
    );
  });

  it('come after those already shown when they are new', () => {
    const documents = ['new', 'b', 'a'].map((id) => aDocument({ id, files: id === 'a' ? files : [] }));
    expect(
      checklistOf(documents, [taskDocumentId('a'), taskDocumentId('b'), taskDocumentId('gone')]).map(
        ({ id }) => id,
      ),
    ).toEqual(['a', 'b', 'new']);
  });
});

describe('how many documents are known to be missing', () => {
  const [missing, sent] = [aDocument({ id: '1' }), aDocument({ id: '2', files })];

  it('is their number, and none of a list that is incomplete and names no missing one [AMB-13]', () => {
    expect(knownMissing([missing, sent])).toEqual(some(1));
    expect(knownMissing([sent])).toEqual(some(0));
    expect(knownMissing(incomplete([missing, sent]))).toEqual(some(1));
    expect(knownMissing(incomplete([sent]))).toEqual(none);
  });
});
