import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DashboardTabKey } from '../../domain/work/dashboardTabs';
import { type DashboardTabState, openTabOf } from './dashboardTab';

interface DashboardTab {
  readonly open: DashboardTabKey;
  readonly show: (tab: DashboardTabKey) => void;
}

const afterNextFrame = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/**
 * The open tab. A press shows in the next frame; the history entry is updated after it, because that re-renders every
 * link of the page. A history entry with another tab (a link, Back) opens that tab.
 */
export const useDashboardTab = (): DashboardTab => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const named = openTabOf(state, search);
  const [open, show] = useState(named);
  const [followed, follow] = useState(named);
  // Ignore the echo of our own navigation: another tab may have been pressed meanwhile.
  const [known, setKnown] = useState<DashboardTabKey>();
  if (named !== followed) {
    follow(named);
    setKnown(undefined);
    if (named !== known) show(named);
  }
  useEffect(() => {
    if (open === named) return undefined;
    const next: DashboardTabState = { tab: open };
    return afterNextFrame(() => {
      // Else it would wait for the tab's content, and then be drawn with the next press.
      startTransition(() => {
        setKnown(open);
        void navigate({ pathname, search }, { state: next, replace: true });
      });
    });
  }, [navigate, open, pathname, search, named]);
  return { open, show };
};
