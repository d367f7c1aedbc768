import type { ReactElement } from 'react';
import { EmptyState } from '../kit/EmptyState';
import { PageHeader } from '../kit/PageHeader';
import { shellTexts } from '../texts/shellTexts';

export interface NotBuiltYetProps {
  readonly title: string;
  /** What the customer will find here. */
  readonly promise: string;
}

/** Says honestly that a screen is still to come. */
export const NotBuiltYet = ({ title, promise }: NotBuiltYetProps): ReactElement => (
  <>
    <PageHeader title={title} lead={shellTexts.notBuiltYet} />
    <EmptyState text={promise} />
  </>
);
