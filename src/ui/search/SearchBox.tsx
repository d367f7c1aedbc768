import { SearchOutlined } from '@ant-design/icons';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Finding } from '../../domain/search/finding';
import { LanguageStore } from '../language/LanguageStore';
import { LazyPart } from '../kit/LazyPart';
import { PartBoundary } from '../kit/PartBoundary';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { SearchStore } from './SearchStore';
import './search.css';

type Choose = (finding: Finding) => void;

const onEscape = (store: SearchStore): void => {
  if (store.isShown) store.hide();
  else store.clear();
};

const onEnter = (store: SearchStore, choose: Choose): void => {
  if (store.activeFinding === undefined) void store.searchNow();
  else choose(store.activeFinding);
};

const onArrow = (store: SearchStore, step: 1 | -1): void => {
  store.show();
  store.move(step);
};

const keys: Readonly<Record<string, (store: SearchStore, choose: Choose) => void>> = {
  ArrowDown: (store) => {
    onArrow(store, 1);
  },
  ArrowUp: (store) => {
    onArrow(store, -1);
  },
  Escape: onEscape,
  Enter: onEnter,
};

/** Hides the results when the customer clicks or focuses something outside the box (SRCH-06). */
const useLeaving = (store: SearchStore): React.RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = (event: Event): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) store.hide();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
      store.clear();
    };
  }, [store]);
  return box;
};

/** The top bar's search: a combobox whose results lead to services (SRCH-01, SRCH-07). */
export const SearchBox = observer((): ReactElement => {
  const store = useStore(SearchStore);
  const { choice } = useStore(LanguageStore);
  const navigate = useNavigate();
  const box = useLeaving(store);
  const id = useId();
  const [isUsed, setIsUsed] = useState(false);
  const optionId = (index: number): string => `${id}-option-${index}`;
  const choose: Choose = (finding) => {
    const target = store.choose(finding);
    if (isSome(target)) void navigate(target.value);
    if (finding.kind === 'place' && finding.place.kind === 'language')
      void choice.run(finding.place.language);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(store, choose);
  };
  const hasList = store.findings.length > 0;
  return (
    <div ref={box} className="portal-search">
      <SearchOutlined aria-hidden className="portal-search-icon" />
      <input
        type="text"
        role="combobox"
        className="portal-search-input"
        placeholder={texts().search.placeholder}
        aria-label={texts().search.placeholder}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? `${id}-list` : undefined}
        aria-activedescendant={store.activeFinding === undefined ? undefined : optionId(store.activeIndex)}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={store.text}
        onChange={(event) => {
          store.type(event.target.value);
        }}
        onFocus={() => {
          // What finds and what cleans names that come as HTML is a fifth of the dashboard's own code: it comes, and is made, before the first key.
          setIsUsed(true);
          store.show();
        }}
        onKeyDown={onKeyDown}
      />
      {isUsed && (
        <PartBoundary>
          <LazyPart
            name="searchResults"
            waiting={null}
            given={{ store, listId: `${id}-list`, optionId, onChoose: choose }}
          />
        </PartBoundary>
      )}
    </div>
  );
});
