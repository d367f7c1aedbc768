import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DashboardTabState } from './dashboardTab';

export interface TabLinkProps extends DashboardTabState {
  readonly children: string;
}

/** A link that opens another tab of the dashboard without changing the path. */
export const TabLink = ({ tab, children }: TabLinkProps): ReactElement => {
  const { pathname } = useLocation();
  const state: DashboardTabState = { tab };
  return (
    <Link to={pathname} state={state}>
      {children}
    </Link>
  );
};
