import { act, screen } from '@testing-library/react';
import { Deployment } from '../../../src/application/configuration/Deployment';
import type { SearchIndex } from '../../../src/application/ports/SearchIndex';
import { SearchLoaded } from '../../../src/application/search/SearchLoaded';
import { SearchPortal } from '../../../src/application/search/SearchPortal';
import type { SearchResult } from '../../../src/domain/search/result';
import { SearchBox } from '../../../src/ui/search/SearchBox';
// The box fetches its results' code when it gets the focus; here it is there before, however slow the machine is.
import '../../../src/composition/modules/searchLoadedModule';
import '../../../src/ui/search/SearchResults';
import { SEARCH_PAUSE_MS, SearchStore } from '../../../src/ui/search/SearchStore';
import type { Service } from '../../../src/domain/catalogue/service';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySearchGateway } from '../../doubles/InMemorySearchGateway';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { renderWith } from '../support/renderWith';

// jsdom's parser drops the outermost element, so a span is added around every name.
export const gst: SearchResult = { id: '16', type: 'service', name: '<span><b>GST</b> Filing</span>' };
export const blog: SearchResult = { id: '3', type: 'blog', name: '<span>GST news</span>' };

/** Finds nothing, so that a test sees the server's results alone. */
const nothing: SearchIndex = { over: () => Promise.resolve(() => []) };

interface Loaded {
  readonly index?: SearchIndex;
  readonly services?: readonly Service[];
}

/** Opens a page with the search box; the test supplies the server's results, and what is loaded. */
export const openSearch = (at = '/dashboard', { index = nothing, services = [] }: Loaded = {}) => {
  const gateway = new InMemorySearchGateway();
  const timer = new InMemoryTimer();
  const log = new InMemoryLog();
  const store = new SearchStore({ search: new SearchPortal({ search: gateway, log }), timer });
  const page = (
    <>
      <SearchBox />
      <p>Elsewhere on the page</p>
    </>
  );
  const loaded = new SearchLoaded({
    catalogue: new InMemoryCatalogueGateway(services),
    index,
    deployment: new Deployment(aConfiguration()),
  });
  const stores = new Map<StoreKey<unknown>, unknown>([
    [SearchStore, store],
    [SearchLoaded, loaded],
  ]);
  const view = renderWith(page, { stores, at });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search here...' });
  const pause = (): void => {
    act(() => {
      timer.pass(SEARCH_PAUSE_MS);
    });
  };
  const result = async (text: string, results: readonly SearchResult[]): Promise<void> => {
    await act(async () => {
      gateway.result(text, results);
      await Promise.resolve();
    });
  };
  /** Types a text and waits for its results. */
  const search = async (text: string, results: readonly SearchResult[]): Promise<void> => {
    await view.user.type(box, text);
    pause();
    await result(text, results);
  };
  return { ...view, gateway, log, box, pause, result, search };
};

export const list = (): HTMLElement | null => screen.queryByRole('listbox');
