import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { type Deadline, isForCalendar } from '../../domain/deadlines/deadline';
import type { StatutoryDate } from '../../domain/deadlines/statutoryDates';
import { quotationPath } from '../../domain/quotations/paths';
import { DueDate } from '../kit/DueDate';
import { MarkedWords } from '../kit/MarkedWords';
import { SafeLink } from '../kit/SafeLink';
import { texts } from '../texts/texts';
import { stepLink } from '../work/taskDetailLink';
import { remarksOf, statutoryWords, titleOf, wordsOfOthers } from './deadlineWords';
import type { DeadlinesStore } from './DeadlinesStore';

export interface EntryProps {
  readonly store: DeadlinesStore;
  /** Called before the pressed button disappears. */
  readonly onLeave: () => void;
}

interface StatutoryProps extends EntryProps {
  readonly date: StatutoryDate;
}

const Title = observer(({ deadline }: { readonly deadline: Deadline }): ReactElement => (
  <MarkedWords text={titleOf(deadline)} words={wordsOfOthers(deadline)} />
));

const AddButton = observer(
  ({ store, deadline }: { readonly store: DeadlinesStore; readonly deadline: Deadline }): ReactElement => (
    <button
      type="button"
      className="portal-deadline-action"
      onClick={() => void store.adding.run([deadline])}
    >
      <span>{texts().deadline.addBefore}</span>{' '}
      <span className="portal-visually-hidden">
        <Title deadline={deadline} />
      </span>{' '}
      <span>{texts().deadline.addAfter}</span>
    </button>
  ),
);

const NotForMe = observer(({ store, date, onLeave }: StatutoryProps): ReactElement => {
  const isPutAside = store.choice.isPutAside(date.rule);
  return (
    <button
      type="button"
      className="portal-deadline-action"
      aria-pressed={isPutAside}
      onClick={() => {
        if (store.view === 'mine') onLeave();
        store.choice.toggleNotForMe(date);
      }}
    >
      {texts().deadline.notForMe}
    </button>
  );
});

const Source = observer(({ store, date }: Pick<StatutoryProps, 'store' | 'date'>): ReactElement | null => {
  const { table } = store;
  if (table === undefined) return null;
  const { topic } = date.rule;
  return (
    <p className="portal-deadline-source">
      <SafeLink href={table.officialPages[topic]}>{texts().deadline.officialPage(topic)}</SafeLink>
      <span>{` · ${texts().deadline.checkedOn(table.checkedOn)}`}</span>
    </p>
  );
});

const Statutory = observer(({ store, date, onLeave }: StatutoryProps): ReactElement => (
  <>
    <p className="portal-deadline-who">{texts().deadline.tableLanguage(date.rule.who)}</p>
    {remarksOf(date).map((remark) => (
      <p key={remark} className="portal-deadline-remark">
        <MarkedWords text={remark} words={statutoryWords(date)} />
      </p>
    ))}
    <Source store={store} date={date} />
    <NotForMe store={store} date={date} onLeave={onLeave} />
  </>
));

const contentOf = (deadline: Deadline, props: EntryProps): ReactElement => {
  switch (deadline.kind) {
    case 'statutory':
      return <Statutory {...props} date={deadline.date} />;
    case 'quotation':
      return (
        <>
          <p className="portal-deadline-who">{texts().deadline.quotation}</p>
          <Link to={quotationPath(deadline.quotation.id)} className="portal-deadline-action">
            {texts().deadline.openQuotation}
          </Link>
        </>
      );
    case 'step':
      return (
        <>
          <p className="portal-deadline-who">{texts().deadline.step}</p>
          <DueDate step={deadline.step} onlyOverdue />
          <Link {...stepLink(deadline.task, deadline.step)} className="portal-deadline-action">
            {texts().deadline.openTask}
          </Link>
        </>
      );
  }
};

interface DateProps extends EntryProps {
  readonly deadline: Deadline;
}

/** One date of the agenda; few elements, so that a long agenda scrolls well (DUE-06, DUE-09). */
export const DeadlineEntry = observer(({ deadline, ...props }: DateProps): ReactElement => {
  const isMarked = props.store.marked === deadline.id;
  return (
    <div
      className={`portal-deadline portal-deadline-${deadline.kind}${isMarked ? ' portal-deadline-marked' : ''}`}
      data-deadline={deadline.id}
      {...(isMarked ? { role: 'group', 'aria-label': titleOf(deadline), 'aria-current': true } : {})}
      tabIndex={isMarked ? -1 : undefined}
    >
      <p className="portal-deadline-title">
        <Title deadline={deadline} />
      </p>
      {contentOf(deadline, props)}
      {isForCalendar(deadline) && <AddButton store={props.store} deadline={deadline} />}
    </div>
  );
});
