import { observer } from 'mobx-react-lite';
import { isNone, isSome, type Option } from 'fp-ts/Option';
import type { ReactElement, ReactNode } from 'react';
import { formatWhen } from '../../domain/dates/formatWhen';
import { dayOf, isIndiaOffset, type When } from '../../domain/dates/instant';
import { type RelativeTime, relativeTime } from '../../domain/dates/relativeTime';
import { ABSENT } from '../../domain/money/formatRupees';
import { useNow } from '../state/useNow';
import { texts } from '../texts/texts';
import './kit.css';

export interface DateTextProps {
  readonly when: Option<When>;
}

const machineText = (when: When): string =>
  when.kind === 'day' ? when.day : new Date(when.at).toISOString();

const exactText = (when: Option<When>, kind: When['kind']): string =>
  kind === 'day' ? formatWhen(when) : `${formatWhen(when)} ${texts().kit.indiaTime}`;

/** Whether the device's clock is not India's at that moment; a day is the same everywhere. */
const isElsewhere = (when: When): boolean =>
  when.kind === 'moment' && !isIndiaOffset(-new Date(when.at).getTimezoneOffset());

const Zone = observer((): ReactElement => <span>{` ${texts().kit.indiaZone}`}</span>);

const Dated = observer(({ when, children }: DateTextProps & { readonly children: ReactNode }): ReactElement =>
  isNone(when) ? (
    <span className="portal-date">{children}</span>
  ) : (
    <time className="portal-date" dateTime={machineText(when.value)} title={exactText(when, when.value.kind)}>
      {children}
    </time>
  ),
);

/** A date with the exact time as its title, and with its zone where clocks show another; a dash when it is missing. */
export const DateText = ({ when }: DateTextProps): ReactElement =>
  isSome(when) && isElsewhere(when.value) ? (
    <Dated when={when}>
      <span>{formatWhen(when)}</span>
      <Zone />
    </Dated>
  ) : (
    <Dated when={when}>{formatWhen(when)}</Dated>
  );

/** The day of a date in India, with the exact time as its title; a dash when it is missing. */
export const DayText = ({ when }: DateTextProps): ReactElement => (
  <Dated when={when}>{isNone(when) ? ABSENT : dayOf(when.value)}</Dated>
);

const ageText = (age: RelativeTime): string =>
  age.kind === 'today' ? texts().kit.today : texts().kit.ago(age.count, age.unit);

/** A relative time with the exact time as its title; a dash when it is missing. */
export const Age = observer(({ when }: DateTextProps): ReactElement => {
  const age = useNow((now) => (isNone(when) ? ABSENT : ageText(relativeTime(when.value, now))));
  return <Dated when={when}>{age}</Dated>;
});
