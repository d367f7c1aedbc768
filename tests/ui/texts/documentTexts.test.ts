import { describe, expect, it } from 'vitest';
import { sizeInKb } from '../../../src/domain/documents/fileSize';
import { texts } from '../../../src/ui/texts/texts';

describe('The text of a file size', () => {
  it.each([
    [2048, '2 KB'],
    [1536, '1.5 KB'],
    [0, '0 KB'],
    [6, '0.01 KB'],
    [20_971_520, '20480 KB'],
  ])('shows %d bytes as %s [FMT-04]', (bytes, words) => {
    expect(texts().document.kilobytes(sizeInKb(bytes))).toBe(words);
  });
});
