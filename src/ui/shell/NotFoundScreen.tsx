import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { MAIN_LINK } from '../kit/mainLink';
import { PageHeader } from '../kit/PageHeader';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';

/** Shown for a path that matches no route, with a link back (NAV-13, AMB-43). */
export const NotFoundScreen = observer((): ReactElement => (
  <>
    <PageHeader title={texts().shell.notFoundTitle} />
    <EmptyState
      text={texts().shell.notFound}
      action={
        <Link to="/dashboard" className={MAIN_LINK}>
          {lightTexts().shell.home}
        </Link>
      }
    />
  </>
));
