import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import { sizeInMb } from '../../../src/domain/documents/sizeInMb';

describe('a limit in MB', () => {
  it('is 20 MB for the largest upload', () => {
    expect(sizeInMb(MAX_UPLOAD_BYTES)).toBe(20);
  });

  it('never promises more than is accepted', () => {
    expect(sizeInMb(MAX_UPLOAD_BYTES - 1)).toBe(19);
    expect(sizeInMb(1_048_576)).toBe(1);
  });
});
