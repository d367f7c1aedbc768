import { describe, expect, it } from 'vitest';
import { RECENT_BLOGS } from '../../../src/domain/blogs/blog';

describe('recent blogs', () => {
  it('asks for four on page 1', () => {
    expect(RECENT_BLOGS).toEqual({ page: 1, limit: 4 });
  });
});
