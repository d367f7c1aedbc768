import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SearchResult } from '../../domain/search/result';
import { SERVICES_ANCHOR } from '../catalogue/servicesAnchor';
import { SafeHtml } from '../kit/SafeHtml';
import { texts } from '../texts/texts';
import type { SearchStore } from './SearchStore';

export interface SearchResultsProps {
  readonly store: SearchStore;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly onChoose: (result: SearchResult) => void;
}

interface OptionProps {
  readonly id: string;
  readonly result: SearchResult;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const ResultOption = ({ id, result, isActive, onChoose }: OptionProps): ReactElement => {
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
      <SafeHtml html={result.name} inline />
    </div>
  );
};

/** The results in a scrollable list of at most 240 px (SRCH-10). */
export const SearchResults = observer((props: SearchResultsProps): ReactElement => {
  const { store, listId, optionId, onChoose } = props;
  if (store.results.length === 0) {
    return (
      <div className="portal-search-results portal-search-nothing">
        <p role="status">{texts().search.nothing(store.found?.query ?? '')}</p>
        <Link to={{ pathname: '/dashboard', hash: SERVICES_ANCHOR }} onClick={() => store.clear()}>
          {texts().search.allServices}
        </Link>
      </div>
    );
  }
  return (
    <div id={listId} role="listbox" aria-label={texts().search.results} className="portal-search-results">
      {store.results.map((result, index) => (
        <ResultOption
          key={`${result.type} ${result.id}`}
          id={optionId(index)}
          result={result}
          isActive={index === store.activeIndex}
          onChoose={() => {
            onChoose(result);
          }}
        />
      ))}
    </div>
  );
});
