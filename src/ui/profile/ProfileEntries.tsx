import { observer } from 'mobx-react-lite';
import { isNone } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { ProfileEntry } from '../../domain/profile/sections';
import { texts } from '../texts/texts';
import { langOf } from '../kit/langOf';

export interface ProfileEntriesProps {
  readonly entries: readonly ProfileEntry[];
}

/** A status in the reader's language where the portal knows it; the form sends it as it came. */
const shown = (field: ProfileEntry['field'], value: string): string =>
  field === 'status' ? (texts().profile.statusWords[value] ?? value) : value;

/** Labels with their values; missing values look weaker (PROF-06). */
export const ProfileEntries = observer(({ entries }: ProfileEntriesProps): ReactElement => (
  <dl className="portal-profile-entries">
    {entries.map(({ field, value }) => (
      <div key={field} className="portal-profile-entry">
        <dt>{texts().profile.fields[field]}</dt>
        {isNone(value) ? (
          <dd className="portal-profile-absent">{texts().profile.notMentioned}</dd>
        ) : (
          <dd lang={langOf(shown(field, value.value))}>{shown(field, value.value)}</dd>
        )}
      </div>
    ))}
  </dl>
));
