import { observer } from 'mobx-react-lite';
import { ExportOutlined } from '@ant-design/icons';
import type { ReactElement, ReactNode } from 'react';
import { kitTexts } from '../texts/kitTexts';
import './kit.css';

export interface ExternalLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A link out of the portal, in a new tab; its arrow is not part of the accessible name. */
export const ExternalLink = observer(({ href, children, className }: ExternalLinkProps): ReactElement => (
  <a
    href={href}
    className={className}
    target="_blank"
    rel="noopener noreferrer"
    title={kitTexts.opensInNewTab}
  >
    {children}
    <ExportOutlined aria-hidden className="portal-external-mark" />
  </a>
));
