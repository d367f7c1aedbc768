import { none, some, type Option } from 'fp-ts/Option';

/** What is searched for: the typed text without surrounding whitespace; none while it is empty (SRCH-02). */
export const searchQuery = (typed: string): Option<string> => {
  const query = typed.trim();
  return query === '' ? none : some(query);
};
