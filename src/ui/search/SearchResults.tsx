import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SearchLoaded } from '../../application/search/SearchLoaded';
import { pricePresentation } from '../../domain/catalogue/pricePresentation';
import { type Finding, findingKey } from '../../domain/search/finding';
import { resultKind } from '../../domain/search/result';
import { PriceText } from '../catalogue/PriceText';
import { SERVICES_ANCHOR } from '../catalogue/servicesAnchor';
import { SafeHtml } from '../kit/SafeHtml';
import { useStore } from '../state/storeContext';
import { activeLocale } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { placesIn } from './places';
import type { SearchStore } from './SearchStore';

export interface SearchResultsProps {
  readonly store: SearchStore;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly onChoose: (finding: Finding) => void;
}

interface FindingProps {
  readonly finding: Finding;
}

const Name = ({ finding }: FindingProps): ReactElement => {
  switch (finding.kind) {
    case 'place':
      return <span>{finding.place.name}</span>;
    case 'result':
      return <SafeHtml html={finding.result.name} inline />;
    case 'service':
      return isSome(finding.named) ? (
        <SafeHtml html={finding.named.value.name} inline />
      ) : (
        <span>{finding.subService.name}</span>
      );
  }
};

/** What an entry is, and of one that leads nowhere that it does (FIND-03). */
const kindWords = (finding: Finding): readonly string[] => {
  const { kinds, noPage, whereArticles } = texts().search;
  if (finding.kind === 'place') return [kinds[finding.place.kind]];
  switch (finding.kind === 'service' ? 'service' : resultKind(finding.result)) {
    case 'service':
      return [kinds.service];
    case 'article':
      return [kinds.article, noPage, whereArticles(texts().shell.home, texts().blog.title)];
    case 'page':
      return [kinds.page, noPage];
    case 'unknown':
      return [noPage];
  }
};

const About = observer(({ finding }: FindingProps): ReactElement => {
  const price = finding.kind === 'service' ? pricePresentation(finding.subService) : undefined;
  return (
    <small className="portal-search-about">
      {kindWords(finding).map((word) => (
        <span key={word}>{` ${word} `}</span>
      ))}
      {price !== undefined && <PriceText price={price} />}
    </small>
  );
});

interface OptionProps extends FindingProps {
  readonly id: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const FindingOption = ({ id, finding, isActive, onChoose }: OptionProps): ReactElement => {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  // In the combobox pattern the focus stays in the input, which handles the keys for the options.
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input of the combobox takes the keys
    <div
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="portal-search-option"
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      <Name finding={finding} />
      <About finding={finding} />
    </div>
  );
};

/** Lets the store search in the catalogue and the portal's places too, in the language that is read (FIND-01, FIND-02). */
const useLoaded = (store: SearchStore): void => {
  const loaded = useStore(SearchLoaded);
  const language = activeLocale();
  useEffect(() => {
    const reading = new AbortController();
    void store.searchToo(loaded.execute(placesIn(language), reading.signal), reading.signal);
    return () => reading.abort();
  }, [loaded, language, store]);
};

/** The results in a scrollable list of at most 240 px (SRCH-10). */
export const SearchResults = observer((props: SearchResultsProps): ReactElement | null => {
  const { store, listId, optionId, onChoose } = props;
  useLoaded(store);
  if (store.findings.length === 0) {
    return store.foundNothing === undefined ? null : (
      <div className="portal-search-results portal-search-nothing">
        <p role="status">{texts().search.nothing(store.foundNothing)}</p>
        <Link to={{ pathname: '/dashboard', hash: SERVICES_ANCHOR }} onClick={() => store.clear()}>
          {texts().search.allServices}
        </Link>
      </div>
    );
  }
  return (
    <div id={listId} role="listbox" aria-label={texts().search.results} className="portal-search-results">
      {store.findings.map((finding, index) => (
        <FindingOption
          key={findingKey(finding)}
          id={optionId(index)}
          finding={finding}
          isActive={index === store.activeIndex}
          onChoose={() => {
            onChoose(finding);
          }}
        />
      ))}
    </div>
  );
});
