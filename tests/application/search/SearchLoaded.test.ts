import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import type { SearchIndex } from '../../../src/application/ports/SearchIndex';
import { SearchLoaded } from '../../../src/application/search/SearchLoaded';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';

const cart = { kind: 'page', to: '/cart', name: 'Cart', words: [] } as const;
const subService = aSubService({ name: 'GST Filing' });

const given = (positions: readonly number[]) => {
  const asked: string[] = [];
  const names: string[][] = [];
  const index: SearchIndex = {
    over: async (entries) => {
      names.push(entries.map(({ name }) => name));
      return (query) => {
        asked.push(query);
        return positions;
      };
    },
  };
  const catalogue = new InMemoryCatalogueGateway([aService({ subServices: [subService] })]);
  const deployment = new Deployment(aConfiguration());
  const search = new SearchLoaded({ catalogue, index, deployment });
  return { asked, names, catalogue, loaded: () => search.execute([cart], new AbortController().signal) };
};

describe('search over what is loaded [FIND-01] [FIND-02]', () => {
  it('finds services and places, in the order of the index', async () => {
    const { names, asked, loaded } = given([1, 0]);
    const find = await loaded();
    expect(find('gst')).toEqual([
      { kind: 'place', place: cart },
      { kind: 'service', subService, named: none },
    ]);
    expect([names, asked]).toEqual([[['GST Filing', 'Cart']], ['gst']]);
  });

  it('finds the places alone where the catalogue cannot be had', async () => {
    const { names, catalogue, loaded } = given([0]);
    catalogue.fail();
    const find = await loaded();
    expect(find('cart')).toEqual([{ kind: 'place', place: cart }]);
    expect(names).toEqual([['Cart']]);
  });

  it('finds nothing by what is no query, nor at a position that is not there', async () => {
    const { asked, loaded } = given([7]);
    const find = await loaded();
    expect([find(' '), asked]).toEqual([[], []]);
    expect(find('gst')).toEqual([]);
  });
});
