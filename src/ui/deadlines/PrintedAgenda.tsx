import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { weekdayOf } from '../../domain/dates/calendarDay';
import { byMonth } from '../../domain/deadlines/agenda';
import type { Deadline } from '../../domain/deadlines/deadline';
import { MarkedWords } from '../kit/MarkedWords';
import { texts } from '../texts/texts';
import { monthHeading } from './AgendaList';
import { reservesOf } from './DeadlineNotes';
import { remarksOf, titleOf, wordsOfOthers } from './deadlineWords';
import type { DeadlinesStore } from './DeadlinesStore';

const detailsOf = (deadline: Deadline): readonly string[] =>
  deadline.kind === 'statutory'
    ? [texts().deadline.tableLanguage(deadline.date.rule.who), ...remarksOf(deadline.date)]
    : [];

const Row = observer(({ deadline }: { readonly deadline: Deadline }): ReactElement => (
  <tr>
    <td className="portal-printed-day">
      {`${deadline.day} ${texts().deadline.weekday(weekdayOf(deadline.day))}`}
    </td>
    <td>
      <MarkedWords text={titleOf(deadline)} words={wordsOfOthers(deadline)} />
      {detailsOf(deadline).map((detail) => (
        <span key={detail} className="portal-printed-detail">
          <MarkedWords text={detail} words={wordsOfOthers(deadline)} />
        </span>
      ))}
    </td>
  </tr>
));

/** The dates on paper, below what must be known of all: a table a month, whose heading stands on each sheet that it reaches (DUE-10). */
export const PrintedAgenda = observer(({ store }: { readonly store: DeadlinesStore }): ReactElement => (
  <div className="portal-printed-agenda">
    {reservesOf(store).map((reserve) => (
      <p key={reserve}>{reserve}</p>
    ))}
    {byMonth(store.shown).map((month) => {
      const heading = month[0] === undefined ? '' : monthHeading(month[0].day);
      return (
        <table key={heading}>
          <thead>
            <tr>
              <th colSpan={2} scope="colgroup">
                {heading}
              </th>
            </tr>
          </thead>
          <tbody>
            {month.map((deadline) => (
              <Row key={deadline.id} deadline={deadline} />
            ))}
          </tbody>
        </table>
      );
    })}
    {store.table !== undefined && (
      <p>{`${texts().deadline.extensions} ${texts().deadline.checkedOn(store.table.checkedOn)}`}</p>
    )}
  </div>
));
