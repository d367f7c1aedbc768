import { observer } from 'mobx-react-lite';
import { ExportOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';
import type { Elements } from './elements';
import './kit.css';

export interface ExternalLinkProps {
  readonly href: string;
  readonly children: Elements;
  readonly className?: string;
}

/** A link out of the portal, in a new tab; its arrow is not part of the accessible name. */
export const ExternalLink = observer(({ href, children, className }: ExternalLinkProps): ReactElement => (
  <a
    href={href}
    className={className}
    target="_blank"
    rel="noopener noreferrer"
    title={texts().kit.opensInNewTab}
  >
    {children}
    <ExportOutlined aria-hidden className="portal-external-mark" />
  </a>
));
