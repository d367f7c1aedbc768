import { observer } from 'mobx-react-lite';
import { isNone, isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { stateNameIn } from '../../domain/india/stateNames';
import { stateByName } from '../../domain/india/states';
import type { ProfileEntry } from '../../domain/profile/sections';
import { activeLocale } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { langOf } from '../kit/langOf';

export interface ProfileEntriesProps {
  readonly entries: readonly ProfileEntry[];
}

const stateText = (name: string): string => {
  const state = stateByName(name);
  return isSome(state) ? stateNameIn(activeLocale(), state.value) : name;
};

const hasKnownWords = new Set<ProfileEntry['field']>(['status', 'country', 'nationality']);

/** A value in the reader's language where the portal knows it; what is sent stays as it came. */
const shown = (field: ProfileEntry['field'], value: string): string => {
  if (field === 'state') return stateText(value);
  const words = new Map(Object.entries(texts().profile.valueWords));
  return hasKnownWords.has(field) ? (words.get(value) ?? value) : value;
};

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
