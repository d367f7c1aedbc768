import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './badgeLink.css';

export interface BadgeLinkProps {
  readonly to: string;
  /** What the link is called, with what its badge says. */
  readonly name: string;
  readonly icon: ReactNode;
  /** A number on the icon, a mere dot, or nothing. */
  readonly badge?: string | undefined;
  readonly dot?: boolean;
}

/** An icon of the top bar that leads somewhere; the badge's meaning is part of the name, not only of the look. */
export const BadgeLink = ({ to, name, icon, badge, dot = false }: BadgeLinkProps): ReactElement => (
  <Link to={to} className="portal-badge-link" aria-label={name} title={name}>
    <span className="portal-badge-link-icon" aria-hidden="true">
      {icon}
      {badge !== undefined && <span className="portal-badge-link-count">{badge}</span>}
      {dot && <span className="portal-badge-link-dot" />}
    </span>
  </Link>
);
