import { left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { LoadRecentBlogs } from '../../../src/application/blogs/LoadRecentBlogs';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { InMemoryBlogGateway } from '../../doubles/InMemoryBlogGateway';

const aBlog = { id: '1', title: 'Old or new', link: '', thumbnail: '', category: '', date: none };

describe('the recent blogs', () => {
  it('come as the backend has them, and fail as it fails', async () => {
    const gateway = new InMemoryBlogGateway([aBlog]);
    expect(await new LoadRecentBlogs(gateway).execute()).toEqual(right([aBlog]));
    gateway.fail('Unreachable');
    expect(await new LoadRecentBlogs(gateway).execute()).toEqual(left(gatewayError('Unreachable')));
  });
});
