import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LazyParts } from '../state/LazyParts';
import { useStore } from '../state/storeContext';
import { isActive, type NavigationItem } from './navigation';
import { screenAt } from './screenAt';

export interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly className: string;
  readonly onFollow?: (() => void) | undefined;
}

/** A link to a screen, marked while it is open; it prefetches the screen's code when a click is likely. */
export const NavigationLink = observer(({ item, className, onFollow }: NavigationLinkProps): ReactElement => {
  const { pathname } = useLocation();
  const parts = useStore(LazyParts);
  const prefetch = (): void => {
    const screen = screenAt(item.to);
    if (screen !== undefined) parts.prefetch(screen);
  };
  return (
    <Link
      to={item.to}
      className={className}
      aria-current={isActive(item, pathname) ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={onFollow}
    >
      {item.icon}
      <span>{item.label()}</span>
    </Link>
  );
});
