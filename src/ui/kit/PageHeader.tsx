import { observer } from 'mobx-react-lite';
import type { ReactElement, ReactNode } from 'react';
import { useDocumentTitle, useHeadingFocus } from './headingFocus';
import { langOf } from './langOf';
import './pageHeader.css';

export interface PageHeaderProps {
  readonly title: string;
  /** The title of the document, where it says more than the heading. */
  readonly documentTitle?: string | undefined;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

/** The only h1 of a screen; it sets the document title and gets the focus when the route changes. */
export const PageHeader = observer(
  ({ title, documentTitle = title, lead, actions }: PageHeaderProps): ReactElement => {
    const heading = useHeadingFocus();
    useDocumentTitle(documentTitle);
    return (
      <div className="portal-page-header">
        <div className="portal-page-header-text">
          <h1 ref={heading} tabIndex={-1} lang={langOf(title)}>
            {title}
          </h1>
          {lead !== undefined && <p className="portal-page-lead">{lead}</p>}
        </div>
        {actions !== undefined && <div className="portal-page-actions">{actions}</div>}
      </div>
    );
  },
);
