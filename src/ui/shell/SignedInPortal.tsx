import { observer } from 'mobx-react-lite';
import { ConfigProvider } from 'antd';
import { isNone, toUndefined } from 'fp-ts/Option';
import {
  type ReactElement,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { StartSupportChat } from '../../application/session/StartSupportChat';
import { SessionStore } from '../session/SessionStore';
import { useUnloadWarning } from '../kit/useUnloadWarning';
import { LazyParts } from '../state/LazyParts';
import { Outlasting } from '../state/Outlasting';
import { StoreContext, useStore } from '../state/storeContext';
import { componentWords } from '../texts/texts';
import { texts } from '../texts/texts';
import { MissingCodeContext } from '../state/missingCodeContext';
import { Bars } from './Bars';
import { BottomBar } from './BottomBar';
import { followCustomer } from './followCustomer';
import { InstallOffer } from './InstallOffer';
import { KeepForms } from './KeepForms';
import { LogOutDialog } from './LogOutDialog';
import { MenuDrawer } from './MenuDrawer';
import { NewReleaseStore } from './NewReleaseStore';
import { NotifierStore } from './NotifierStore';
import { PortalRoutes } from './PortalRoutes';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useReturnToPage } from './useReturnToPage';
import './shell.css';

/**
 * Up to 1024 px the sidebar is a drawer; below 640 px a bottom bar replaces it. In em, so that a larger browser font
 * size counts as a narrower window.
 */
const WIDE = '(min-width: 64.0625em)';
const PHONE = '(max-width: 39.9375em)';

/** Whether the window matches a media query now. */
const useMedia = (query: string): boolean => {
  const watch = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches);
};

/** What missing code leads to behind the sign-in; false when a reload cannot be offered. */
const useOfferOfReload = (): (() => Promise<boolean>) => {
  const source = useContext(StoreContext);
  const [offer] = useState(() => async () => {
    try {
      await source(LazyParts).load('newRelease');
    } catch {
      return false;
    }
    return source(NewReleaseStore).offer();
  });
  return offer;
};

/** Starts the support chat for the signed-in customer and stops it at log-out; what failed for another goes. */
const CustomerFollower = observer((): null => {
  const startChat = useStore(StartSupportChat);
  const notifier = useStore(NotifierStore);
  const session = useStore(SessionStore);
  // Reading the same customer again must not restart the chat.
  const id = toUndefined(session.user)?.id;
  useEffect(
    () => (isNone(session.user) ? undefined : startChat.execute(session.user.value)),
    [startChat, session, id],
  );
  useEffect(() => {
    if (id !== undefined) followCustomer(notifier, id);
  }, [notifier, id]);
  return null;
});

/** Renders dropdowns and calendars inside the landmark or dialog they belong to. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('[role="dialog"], main, header, nav') ?? document.body;

const SkipLink = observer((): ReactElement => (
  <a className="portal-skip-link" href="#content">
    {texts().shell.skipToContent}
  </a>
));

interface Menu {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

const hasLostFocus = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.closest('.ant-drawer') !== null;

/** The menu; closing it returns the focus to the element that opened it, however fast it is closed. */
const useMenu = (): Menu => {
  const [openedAt, setOpenedAt] = useState<string>();
  const opener = useRef<Element | null>(null);
  const { pathname } = useLocation();
  // A menu whose code is late must not open over another page.
  if (openedAt !== undefined && openedAt !== pathname) setOpenedAt(undefined);
  const isOpen = openedAt === pathname;
  useEffect(() => {
    if (isOpen || !hasLostFocus(document.activeElement)) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  return {
    isOpen,
    open: () => {
      opener.current = document.activeElement;
      setOpenedAt(pathname);
    },
    close: () => {
      setOpenedAt(undefined);
    },
  };
};

/** The frame of every signed-in screen: sidebar, top bar and the screen of the path. */
export const SignedInPortal = observer((): ReactElement => {
  const isWide = useMedia(WIDE);
  const isPhone = useMedia(PHONE);
  const menu = useMenu();
  const offer = useOfferOfReload();
  useReturnToPage();
  useUnloadWarning(useStore(Outlasting).asksBeforeClose);
  const session = useStore(SessionStore);
  // Only now: a user that arrives while the first screen renders would make React render all of it again, in one piece.
  useEffect(() => void session.restore(), [session]);
  const [isLeaving, setLeaving] = useState(false);
  // The drawer stays open behind the question, so that No returns the focus to where it was.
  const askToLogOut = (): void => {
    setLeaving(true);
  };
  return (
    // Of a list that draws only what is in view, a screen reader is told of three choices.
    <ConfigProvider getPopupContainer={popupContainer} locale={componentWords()} virtual={false}>
      <CustomerFollower />
      <KeepForms />
      <SkipLink />
      <div className="portal-frame">
        {isWide && <Sidebar onLogOut={askToLogOut} />}
        <div className="portal-frame-column">
          <Bars />
          <TopBar onMenu={isWide || isPhone ? undefined : menu.open} />
          <main id="content" className="portal-main" tabIndex={-1}>
            <MissingCodeContext.Provider value={offer}>
              <PortalRoutes />
              <InstallOffer />
            </MissingCodeContext.Provider>
          </main>
        </div>
        {isPhone && <BottomBar onMore={menu.open} />}
      </div>
      <MissingCodeContext.Provider value={offer}>
        <MenuDrawer
          isOffered={!isWide}
          open={menu.isOpen && !isWide}
          onClose={menu.close}
          onLogOut={askToLogOut}
        />
      </MissingCodeContext.Provider>
      <LogOutDialog
        open={isLeaving}
        onClose={() => {
          setLeaving(false);
        }}
      />
    </ConfigProvider>
  );
});
