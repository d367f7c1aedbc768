import * as t from 'io-ts';
import type { SearchResult } from '../../domain/search/result';
import { wireId, wireText } from '../wire/wireCodecs';

/** A hit as GET user/search lists it; the name is HTML (SRCH-03). */
export const searchResultWire = t.type({ id: wireId, type: wireText, name: wireText });

export const toSearchResult = (wire: t.TypeOf<typeof searchResultWire>): SearchResult => ({
  id: wire.id,
  type: wire.type,
  name: wire.name,
});
