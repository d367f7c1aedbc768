import { none, some, type Option } from 'fp-ts/Option';
import { plainText } from '../typed/plainText';

/** What is searched for: the typed text in its plain form (ENTRY-07), without surrounding whitespace; none while it is empty (SRCH-02). */
export const searchQuery = (typed: string): Option<string> => {
  const query = plainText(typed).trim();
  return query === '' ? none : some(query);
};
