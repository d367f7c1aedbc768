import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sheet = readFileSync('src/ui/search/search.css', 'utf8');

describe('the list of results', () => {
  it('is at most 60 utility units (240 px) high and scrolls [SRCH-10]', () => {
    const rule = /\.portal-search-results \{([^}]*)\}/.exec(sheet)?.[1] ?? '';
    expect(rule).toContain('max-height: 240px;');
    expect(rule).toContain('overflow-y: auto;');
  });
});
