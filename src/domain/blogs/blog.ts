import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';

/** A recent post of the marketing site (BLOG-02). */
export interface Blog {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly thumbnail: string;
  readonly category: string;
  readonly date: Option<When>;
}

/** The page and the number of posts of one request (BLOG-01). */
export const RECENT_BLOGS = { page: 1, limit: 4 } as const;
