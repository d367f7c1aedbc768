import * as t from 'io-ts';
import type { SearchResult } from '../../domain/search/result';
import { wireId, wireText } from './wireCodecs';

/** A hit as GET user/search lists it (specification section 3); the name is HTML. */
export const searchResultWire = t.type({ id: wireId, type: wireText, name: wireText });

export const toSearchResult = (wire: t.TypeOf<typeof searchResultWire>): SearchResult => ({
  id: wire.id,
  type: wire.type,
  name: wire.name,
});
