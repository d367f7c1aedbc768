import * as t from 'io-ts';
import type { Blog } from '../../domain/blogs/blog';
import { readWhen } from '../../domain/dates/readWhen';
import { wireId, wireText } from '../wire/wireCodecs';

/** A post as the marketing site sends it (BLOG-02). */
export const blogWire = t.type({
  id: wireId,
  title: wireText,
  link: wireText,
  thumbnail: wireText,
  category_name: wireText,
  date: wireText,
});

export const toBlog = (wire: t.TypeOf<typeof blogWire>): Blog => ({
  id: wire.id,
  title: wire.title.trim(),
  link: wire.link.trim(),
  thumbnail: wire.thumbnail.trim(),
  category: wire.category_name.trim(),
  date: readWhen(wire.date),
});
