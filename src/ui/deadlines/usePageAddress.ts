import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageLook } from '../../domain/deadlines/page';
import type { DeadlinesStore } from './DeadlinesStore';
import { lookQuery, readPageAddress } from './pageAddress';

/** Scrolling has come to rest when nothing moved for so long. */
const REST_MS = 150;

const dateInView = (): { readonly id: string; readonly top: number } | undefined => {
  for (const row of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
    const { top, bottom } = row.getBoundingClientRect();
    const { deadline: id } = row.dataset;
    if (bottom > 0 && id !== undefined) return { id, top };
  }
  return undefined;
};

/** Keeps the customer's place whenever scrolling, or what a press changed, has come to rest. */
const useKeptPlace = ({ places, folds }: DeadlinesStore): void => {
  const { key } = useLocation();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      const date = dateInView();
      if (date !== undefined) places.keep(key, { ...date, open: folds.all });
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    wait();
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('click', wait);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
      window.removeEventListener('click', wait);
    };
  }, [places, folds, key]);
};

/**
 * Opens the page where its address says: at the place that was left with Back, else at the date that a link names. The
 * dates must be there, since a date may be in any part of them.
 */
const useArrival = (store: DeadlinesStore, isReady: boolean): void => {
  const { key, search } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [left] = useState(() => (isBack ? store.places.of(key) : undefined));
  const arrived = useRef<string>(undefined);
  useEffect(() => {
    if (!isReady || arrived.current === search) return;
    const isFirst = arrived.current === undefined;
    arrived.current = search;
    const { sought } = readPageAddress(search);
    if (isFirst && left !== undefined) store.restore(left);
    else if (sought !== undefined) store.seek(sought);
  }, [store, isReady, search, left]);
};

/** The address follows what the customer looks at, and the page follows the address; Back leads to where they came from. */
export const usePageAddress = (store: DeadlinesStore, isReady: boolean): ((look: PageLook) => void) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    store.follow(readPageAddress(search));
  }, [store, search]);
  useKeptPlace(store);
  useArrival(store, isReady);
  return (look) => {
    store.show(look);
    void navigate({ search: lookQuery(look) }, { replace: true });
  };
};
