import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { SERVICES_ANCHOR } from '../catalogue/servicesAnchor';
import { texts } from '../texts/texts';
import type { DashboardTabState } from './dashboardTab';

const overview: DashboardTabState = { tab: 'overview' };

/** The action of an empty list: a link to All Services on Overview. */
export const FindService = observer((): ReactElement => {
  const { pathname } = useLocation();
  return (
    <Link to={{ pathname, hash: SERVICES_ANCHOR }} state={overview}>
      {texts().dashboard.findService}
    </Link>
  );
});
