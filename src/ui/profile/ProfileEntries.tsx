import type { ReactElement } from 'react';
import { NOT_MENTIONED } from '../../domain/profile/profile';
import type { ProfileEntry } from '../../domain/profile/sections';

export interface ProfileEntriesProps {
  readonly entries: readonly ProfileEntry[];
}

/** Labels with their values; what is not mentioned stands back. */
export const ProfileEntries = ({ entries }: ProfileEntriesProps): ReactElement => (
  <dl className="portal-profile-entries">
    {entries.map(({ label, value }) => (
      <div key={label} className="portal-profile-entry">
        <dt>{label}</dt>
        <dd className={value === NOT_MENTIONED ? 'portal-profile-absent' : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
