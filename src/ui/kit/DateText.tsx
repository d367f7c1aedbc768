import { observer } from 'mobx-react-lite';
import { isNone, type Option } from 'fp-ts/Option';
import type { ReactElement, ReactNode } from 'react';
import { Clock } from '../../application/ports/Clock';
import { formatWhen } from '../../domain/dates/formatWhen';
import type { When } from '../../domain/dates/instant';
import { type RelativeTime, relativeTime } from '../../domain/dates/relativeTime';
import { ABSENT } from '../../domain/money/formatRupees';
import { useStore } from '../state/storeContext';
import { kitTexts } from '../texts/kitTexts';
import './kit.css';

export interface DateTextProps {
  readonly when: Option<When>;
}

const machineText = (when: When): string =>
  when.kind === 'day' ? when.day : new Date(when.at).toISOString();

const exactText = (when: Option<When>, kind: When['kind']): string =>
  kind === 'day' ? formatWhen(when) : `${formatWhen(when)} ${kitTexts.indiaTime}`;

const Dated = observer(({ when, children }: DateTextProps & { readonly children: ReactNode }): ReactElement =>
  isNone(when) ? (
    <span className="portal-date">{children}</span>
  ) : (
    <time className="portal-date" dateTime={machineText(when.value)} title={exactText(when, when.value.kind)}>
      {children}
    </time>
  ),
);

/** A date with the exact time as its title; a dash when it is missing. */
export const DateText = ({ when }: DateTextProps): ReactElement => (
  <Dated when={when}>{formatWhen(when)}</Dated>
);

const ageText = (age: RelativeTime): string =>
  age.kind === 'today' ? kitTexts.today : kitTexts.ago(age.count, age.unit);

/** A relative time with the exact time as its title; a dash when it is missing. */
export const Age = observer(({ when }: DateTextProps): ReactElement => {
  const clock = useStore(Clock);
  return <Dated when={when}>{isNone(when) ? ABSENT : ageText(relativeTime(when.value, clock.now()))}</Dated>;
});
