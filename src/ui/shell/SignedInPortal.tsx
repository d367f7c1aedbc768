import { ConfigProvider } from 'antd';
import { type ReactElement, useState } from 'react';
import { shellTexts } from '../texts/shellTexts';
import { BottomBar } from './BottomBar';
import { LogOutDialog } from './LogOutDialog';
import { PortalRoutes } from './PortalRoutes';
import { Sidebar } from './Sidebar';
import { SidebarDrawer } from './SidebarDrawer';
import { TopBar } from './TopBar';
import { PHONE, useMedia, WIDE } from './useMedia';
import 'virtual:antd/portal.css';
import './shell.css';

/** Lists and calendars that pop up stay inside the landmark or dialog they belong to. */
const popupContainer = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('[role="dialog"], main, header, nav') ?? document.body;

const SkipLink = (): ReactElement => (
  <a className="portal-skip-link" href="#content">
    {shellTexts.skipToContent}
  </a>
);

/** The frame of every screen behind the sign-in: sidebar, top bar and the screen of the path. */
export const SignedInPortal = (): ReactElement => {
  const isWide = useMedia(WIDE);
  const isPhone = useMedia(PHONE);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const openMenu = (): void => {
    setMenuOpen(true);
  };
  // A drawer stays open behind the question, so that No leads the focus back to where it came from.
  const askToLogOut = (): void => {
    setLeaving(true);
  };
  return (
    <ConfigProvider getPopupContainer={popupContainer}>
      <SkipLink />
      <div className="portal-frame">
        {isWide && <Sidebar onLogOut={askToLogOut} />}
        <div className="portal-frame-column">
          <TopBar onMenu={isWide || isPhone ? undefined : openMenu} />
          <main id="content" className="portal-main" tabIndex={-1}>
            <PortalRoutes />
          </main>
        </div>
        {isPhone && <BottomBar onMore={openMenu} />}
      </div>
      <SidebarDrawer
        open={isMenuOpen && !isWide}
        onClose={() => {
          setMenuOpen(false);
        }}
        onLogOut={askToLogOut}
      />
      <LogOutDialog
        open={isLeaving}
        onClose={() => {
          setLeaving(false);
        }}
      />
    </ConfigProvider>
  );
};
