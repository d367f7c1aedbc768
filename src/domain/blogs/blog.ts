import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';

/** A recent post of the marketing site (section 3). */
export interface Blog {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly thumbnail: string;
  readonly category: string;
  readonly date: Option<When>;
}

/** What one request for recent blogs asks for (section 9). */
export const RECENT_BLOGS = { page: 1, limit: 4 } as const;
