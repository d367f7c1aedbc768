import { bearer } from '../support/bearer';
import { right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { ApiClient } from '../../../src/infrastructure/http/ApiClient';
import { readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { HttpBlogGateway } from '../../../src/infrastructure/http/HttpBlogGateway';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { aConfiguration } from '../../doubles/aConfiguration';
import { when } from '../../domain/when';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { recordedApi } from '../support/recordedApi';

const post = {
  id: 1,
  title: 'Old or new tax regime',
  link: 'https://www.example.in/blog/1',
  thumbnail: 'https://www.example.in/blog/1.png',
  category_name: 'Income Tax',
  date: '2026-11-19',
};

const marketedAt = (origin: string) => new Deployment(aConfiguration({ marketing: { origin } }));

describe('recent blogs come from the marketing site', () => {
  it('requests page 1 of 4 posts there, outside /api/v3, without a token [BLOG-01]', async () => {
    const asked: { address: string; token: string | null }[] = [];
    const api = new ApiClient({
      ...bearer,
      apiOrigin: 'https://app.example',
      pageOrigin: 'https://app.example',
      sendsIdempotencyKey: false,
      session: () => some('secret'),
      language: () => 'en-IN',
      log: new InMemoryLog(),
      fetchOnce: fetch,
      read: readingFetch(
        (input, init) => {
          const token = new Headers(init?.headers).get('Authorization');
          asked.push({ address: input instanceof Request ? input.url : String(input), token });
          return Promise.resolve(Response.json({ data: [post] }));
        },
        () => 0,
      ),
    });
    const source = { api, log: new InMemoryLog(), deployment: marketedAt('https://www.example.in') };
    const read = {
      id: '1',
      title: 'Old or new tax regime',
      link: 'https://www.example.in/blog/1',
      thumbnail: 'https://www.example.in/blog/1.png',
      category: 'Income Tax',
      date: when('2026-11-19'),
    };
    expect(await new HttpBlogGateway(source).recent()()).toEqual(right([read]));
    expect(asked).toEqual([
      { address: 'https://www.example.in/api/recent-blogs?page=1&limit=4', token: null },
    ]);
  });

  it('reads a post without a picture, a category or a readable date', async () => {
    const { api, log } = recordedApi([{ id: 2, title: 'TDS', date: 'soon' }]);
    const bare = { id: '2', title: 'TDS', link: '', thumbnail: '', category: '', date: none };
    expect(await new HttpBlogGateway({ api, log, deployment: marketedAt('') }).recent()()).toEqual(
      right([bare]),
    );
  });
});
