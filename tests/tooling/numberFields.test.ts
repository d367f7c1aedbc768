import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('a field for a number', () => {
  it('is never one that the browser changes by arrow keys and the wheel [PAY-03]', () => {
    const found = globSync('src/ui/**/*.tsx').filter((file) =>
      /type=["'{]+number|\bInputNumber\b/.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
