import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import './badgeLink.css';

export interface BadgeLinkProps {
  readonly to: string;
  /** Accessible name of the link, including the meaning of the badge. */
  readonly name: string;
  readonly icon: ReactElement;
  /** The number on the icon; none when undefined. */
  readonly badge?: string | undefined;
  readonly dot?: boolean;
}

/** An icon link of the top bar; the badge's meaning is part of the accessible name. */
export const BadgeLink = ({ to, name, icon, badge, dot = false }: BadgeLinkProps): ReactElement => (
  <Link to={to} className="portal-badge-link" aria-label={name} title={name}>
    <span className="portal-badge-link-icon" aria-hidden="true">
      {icon}
      {badge !== undefined && <span className="portal-badge-link-count">{badge}</span>}
      {dot && <span className="portal-badge-link-dot" />}
    </span>
  </Link>
);
