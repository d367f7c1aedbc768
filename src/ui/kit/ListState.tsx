import type { ReactElement } from 'react';
import type { Loadable } from '../state/Loadable';
import type { Elements } from './elements';
import { EmptyState } from './EmptyState';
import { PartBoundary } from './PartBoundary';
import { LoadState, type LoadTexts } from './LoadState';

export interface ListStateProps<A, E> {
  readonly loadable: Loadable<readonly A[], E>;
  readonly texts: LoadTexts<E> & { readonly empty: string };
  /** Whether there is nothing to show; by default, whether the list has no items. */
  readonly isEmpty?: (items: readonly A[]) => boolean;
  readonly emptyAction?: Elements;
  readonly skeleton?: Elements;
  readonly children: (items: readonly A[]) => Elements;
}

const hasNoItems = (items: readonly unknown[]): boolean => items.length === 0;

/** The states of a loaded list: loading, empty, failed or broken with Try again, or its content. */
export const ListState = <A, E>(props: ListStateProps<A, E>): ReactElement => {
  const { loadable, texts, isEmpty = hasNoItems, emptyAction, skeleton, children } = props;
  return (
    <PartBoundary onTryAgain={() => loadable.forget()}>
      <LoadState loadable={loadable} texts={texts} skeleton={skeleton}>
        {(items) =>
          isEmpty(items) ? <EmptyState text={texts.empty} action={emptyAction} /> : children(items)
        }
      </LoadState>
    </PartBoundary>
  );
};
