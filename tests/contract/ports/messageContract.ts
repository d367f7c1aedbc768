import { isSome } from 'fp-ts/Option';
import { expect } from 'vitest';
import { RECENT_BLOGS } from '../../../src/domain/blogs/blog';
import type { Backend, ReadableBackend } from '../backend';
import { answerOf, expectIds, failureOf, goOn, stopped } from '../expectations';
import { subServiceWhere } from './catalogueContract';
import { describe, it } from '../suite';

const plainText = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

const searchReadings = (open: () => ReadableBackend): void => {
  describe('SearchGateway', () => {
    it('finds a service by a part of its name, ignoring case', async () => {
      const customer = await open().furnished();
      const wanted = await subServiceWhere(customer, ({ name }) => /^[\w ]{6,}$/.test(name));
      for (const text of [wanted.name, wanted.name.slice(0, 5).toUpperCase()]) {
        const found = await answerOf(customer.search.find(text, goOn()));
        expect(found.map(({ type, id }) => `${type} ${id}`)).toContain(`service ${wanted.id}`);
        const hit = found.find(({ type, id }) => type === 'service' && id === wanted.id);
        expect(plainText(hit?.name ?? '')).toBe(wanted.name);
      }
    });

    it('finds nothing for an unknown text', async () => {
      const { search } = await open().furnished();
      expect(await answerOf(search.find('zzqqxxjj', goOn()))).toEqual([]);
    });

    it('treats wildcards and address characters as plain text', async () => {
      const { search } = await open().furnished();
      for (const text of ['%%%', '___', 'a&b=c#d', '<b>', '\\', '🙂'])
        expect(await answerOf(search.find(text, goOn()))).toEqual([]);
    });

    it('does not search when cancelled before', async () => {
      const { search } = await open().furnished();
      expect((await failureOf(search.find('gst', stopped()))).kind).toBe('Cancelled');
    });
  });
};

/** Contract of notifications, search and blogs. */
export const messageReadings = (open: () => ReadableBackend): void => {
  describe('NotificationGateway', () => {
    it('lists notifications with ids and titles', async () => {
      const all = await answerOf((await open().furnished()).notifications.all());
      expectIds(all);
      for (const { title } of all) expect(title).toMatch(/\S/);
    });
  });

  describe('BlogGateway', () => {
    it('lists the recent posts, no more than requested, each with a web address', async () => {
      const posts = await answerOf((await open().furnished()).blogs.recent());
      expectIds(posts);
      expect(posts.length).toBeGreaterThan(0);
      expect(posts.length).toBeLessThanOrEqual(RECENT_BLOGS.limit);
      for (const { title, link } of posts) {
        expect(title).toMatch(/\S/);
        expect(link).toMatch(/^(https?:\/)?\//);
      }
    });
  });
  searchReadings(open);
};

export const messageContract = (open: () => Backend): void => {
  describe('NotificationGateway', () => {
    it('lists a customer’s own dated notifications, some of which link into the portal', async () => {
      const own = await answerOf((await open().furnished()).notifications.all());
      const others = await answerOf((await open().furnished()).notifications.all());
      expectIds([...own, ...others]);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every(({ createdAt }) => isSome(createdAt))).toBe(true);
      expect(own.some(({ target }) => isSome(target))).toBe(true);
      expect(await answerOf((await open().newcomer()).notifications.all())).toEqual([]);
    });
  });
};
