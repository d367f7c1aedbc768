import { observer } from 'mobx-react-lite';
import { ArrowLeftOutlined, MenuOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CartLink } from '../cart/CartLink';
import { BrandMark } from '../kit/BrandMark';
import { PartBoundary } from '../kit/PartBoundary';
import { NotificationsLink } from '../notifications/NotificationsLink';
import { SearchBox } from '../search/SearchBox';
import { texts } from '../texts/texts';
import { screenAt } from './screenAt';
import './topBar.css';

const HomeLogo = (): ReactElement => (
  <Link to="/dashboard" className="portal-logo-link">
    <BrandMark height={32} imageClass="portal-logo" nameClass="portal-brand" />
  </Link>
);

// The history entry before the portal's first page may be the payment provider's, so Back never leads there. Where the
// browser does not say what comes before, the router has numbered the entries of one document, also across a reload.
const isFirstPage = (): boolean => {
  const canGoBack = 'navigation' in globalThis ? globalThis.navigation.canGoBack : undefined;
  if (canGoBack !== undefined) return !canGoBack;
  const state: unknown = window.history.state;
  const isNumbered = typeof state === 'object' && state !== null && 'idx' in state;
  return !isNumbered || state.idx === 0;
};

const BackButton = observer((): ReactElement => {
  const navigate = useNavigate();
  const goBack = (): void => {
    void (isFirstPage() ? navigate('/dashboard') : navigate(-1));
  };
  return (
    <button type="button" className="portal-back" onClick={goBack}>
      <ArrowLeftOutlined aria-hidden />
      <span>{texts().shell.back}</span>
    </button>
  );
});

/** Whether the top bar shows the logo: on '/', '/dashboard' and '/cart' (NAV-26). */
const showsLogo = (pathname: string): boolean => {
  const screen = screenAt(pathname);
  return screen === 'dashboard' || screen === 'cart';
};

export interface TopBarProps {
  /** Opens the sidebar drawer; undefined where the sidebar is always visible. */
  readonly onMenu?: (() => void) | undefined;
}

/** The top bar: logo or Back, search, cart and notifications. */
export const TopBar = observer(({ onMenu }: TopBarProps): ReactElement => {
  const { pathname } = useLocation();
  return (
    <header className="portal-top-bar">
      <PartBoundary>
        {onMenu !== undefined && (
          <button
            type="button"
            className="portal-icon-button"
            aria-label={texts().shell.menu}
            onClick={onMenu}
          >
            <MenuOutlined aria-hidden />
          </button>
        )}
        <div className="portal-top-bar-start">{showsLogo(pathname) ? <HomeLogo /> : <BackButton />}</div>
        <div className="portal-top-bar-search">
          <SearchBox />
        </div>
        <div className="portal-top-bar-end">
          <CartLink />
          <NotificationsLink />
        </div>
      </PartBoundary>
    </header>
  );
});
