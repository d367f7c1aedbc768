import type { ReactElement, ReactNode } from 'react';
import { type HeadingRef, useDocumentTitle, useHeadingFocus } from './headingFocus';
import './pageHeader.css';

export interface PageHeaderProps {
  readonly title: string;
  /** The language of a title that others wrote. */
  readonly lang?: string | undefined;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** For a screen that moves the focus to its heading. */
  readonly headingRef?: HeadingRef;
}

/** The only h1 of a screen; it sets the document title and gets the focus when the route changes. */
export const PageHeader = (props: PageHeaderProps): ReactElement => {
  const { title, lang, lead, actions } = props;
  const heading = useHeadingFocus(props.headingRef);
  useDocumentTitle(title);
  return (
    <div className="portal-page-header">
      <div className="portal-page-header-text">
        <h1 ref={heading} tabIndex={-1} lang={lang}>
          {title}
        </h1>
        {lead !== undefined && <p className="portal-page-lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className="portal-page-actions">{actions}</div>}
    </div>
  );
};
