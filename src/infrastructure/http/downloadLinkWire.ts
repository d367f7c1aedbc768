import { isRight } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { recordIn } from '../wire/unwrap';

export type LinkField = 'direct_download_link' | 'shareable_link';

/** The link of that name in a response; none when it is absent, blank or not text. */
export const linkIn =
  (field: LinkField) =>
  (body: unknown): Option<string> => {
    const record = recordIn(body, [field]);
    const link = isRight(record) ? record.right[field] : undefined;
    return typeof link === 'string' && link.trim() !== '' ? some(link.trim()) : none;
  };
