import type { ReactElement } from 'react';
import { isIncomplete } from '../../domain/received/incomplete';
import type { Loadable } from '../state/Loadable';
import type { Elements } from './elements';
import { EmptyState } from './EmptyState';
import { PartBoundary } from './PartBoundary';
import { LoadState, type LoadTexts } from './LoadState';
import { NotAllRead } from './NotAllRead';

export interface ListStateProps<A, E> {
  readonly loadable: Loadable<readonly A[], E>;
  /** `notAllRead` says what it means for what is shown that not everything could be read, where that is more than the usual. */
  readonly texts: LoadTexts<E> & { readonly empty: string; readonly notAllRead?: string };
  /** Whether there is nothing to show; by default, whether the list has no items. */
  readonly isEmpty?: (items: readonly A[]) => boolean;
  readonly emptyAction?: Elements;
  readonly skeleton?: Elements;
  readonly children: (items: readonly A[]) => Elements;
}

const hasNoItems = (items: readonly unknown[]): boolean => items.length === 0;

/**
 * The states of a loaded list: loading, empty, failed or broken with Try again, or its content. One of which not everything
 * could be read says so, and never that it is empty (AMB-13).
 */
export const ListState = <A, E>(props: ListStateProps<A, E>): ReactElement => {
  const { loadable, texts, isEmpty = hasNoItems, emptyAction, skeleton, children } = props;
  return (
    <PartBoundary onTryAgain={() => loadable.forget()}>
      <LoadState loadable={loadable} texts={texts} skeleton={skeleton}>
        {(items) => (
          <>
            <NotAllRead list={items} text={isEmpty(items) ? undefined : texts.notAllRead} />
            {isEmpty(items) && !isIncomplete(items) && <EmptyState text={texts.empty} action={emptyAction} />}
            {!isEmpty(items) && children(items)}
          </>
        )}
      </LoadState>
    </PartBoundary>
  );
};
