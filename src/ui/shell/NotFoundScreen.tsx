import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../kit/EmptyState';
import { PageHeader } from '../kit/PageHeader';
import { shellTexts } from '../texts/shellTexts';

/** A path that no route fits, with a way back (AMB-43). */
export const NotFoundScreen = (): ReactElement => (
  <>
    <PageHeader title={shellTexts.notFoundTitle} />
    <EmptyState
      text={shellTexts.notFound}
      action={
        <Link to="/dashboard" className="portal-way-on">
          {shellTexts.home}
        </Link>
      }
    />
  </>
);
