import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { canUpload, checkDocument } from '../../../src/domain/documents/canUpload';
import { aDocument } from './aFile';

const aTaskFile = { id: '1', name: 'a.pdf', path: 'a.pdf', createdAt: { _tag: 'None' } as const };

describe('the upload control of a task document', () => {
  it('is offered for a document without files [DOCS-02]', () => {
    expect(canUpload(aDocument({ files: [] }))).toBe(true);
  });

  it('is not offered once there is a file [DOCS-02]', () => {
    expect(canUpload(aDocument({ files: [aTaskFile] }))).toBe(false);
    expect(canUpload(aDocument({ files: [aTaskFile, aTaskFile] }))).toBe(false);
  });
});

describe('a task document takes one file', () => {
  it('is fit for an upload only without a file [DOCS-02]', () => {
    const missing = aDocument({ files: [] });
    expect(checkDocument(missing)).toEqual(right(missing));
    expect(checkDocument(aDocument({ files: [aTaskFile] }))).toEqual(left({ kind: 'DocumentHasFile' }));
  });
});
