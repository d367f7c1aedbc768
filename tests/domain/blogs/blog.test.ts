import { describe, expect, it } from 'vitest';
import { BLOG_COLUMNS, RECENT_BLOGS } from '../../../src/domain/blogs/blog';

describe('recent blogs', () => {
  it('asks for four on page 1 and lays them out in four columns', () => {
    expect(RECENT_BLOGS).toEqual({ page: 1, limit: 4 });
    expect(BLOG_COLUMNS).toBe(4);
  });
});
