import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { stateNameIn } from '../../domain/india/stateNames';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { texts } from '../texts/texts';
import { activeLocale } from '../texts/lightTexts';
import type { DeadlineSources } from './DeadlineSources';
import type { DeadlinesStore } from './DeadlinesStore';

const textsOf = (loading: string, failed: string) => ({ loading, failed: (): string => failed });

/** Each source that could not be read, with Try again; the others' dates stand meanwhile (DUE-05). */
export const SourceStates = observer(({ sources }: { readonly sources: DeadlineSources }): ReactElement => {
  const { loading, loadingTable, tableFailed } = texts().deadline;
  const parts = { size: 'card', skeleton: null, children: () => null } as const;
  return (
    <div className="portal-deadline-sources">
      <LoadState loadable={sources.table} texts={textsOf(loadingTable, tableFailed)} {...parts} />
      <LoadState
        loadable={sources.quotations}
        texts={textsOf(loading, texts().quotation.quotationsFailed)}
        {...parts}
      />
      <LoadState loadable={sources.tasks} texts={textsOf(loading, texts().work.tasksFailed)} {...parts} />
      {sources.tasks.value !== undefined && (
        <LoadState loadable={sources.steps} texts={textsOf(loading, texts().work.stepsFailed)} {...parts} />
      )}
      {sources.needsCatalogue && (
        <LoadState
          loadable={sources.catalogue}
          texts={textsOf(loading, texts().catalogue.servicesFailed)}
          {...parts}
        />
      )}
      <LoadState loadable={sources.orders} texts={textsOf(loading, texts().transaction.failed)} {...parts} />
    </div>
  );
});

/** What holds for all statutory dates: how old they are, of which state, and who to ask (DUE-03, DUE-05, DUE-06). */
export const TableNotes = observer(({ store }: { readonly store: DeadlinesStore }): ReactElement | null => {
  const { table, state } = store;
  if (table === undefined) return null;
  return (
    <div className="portal-deadline-notes">
      {store.isTableOutdated && <Message kind="info">{texts().deadline.outdated(table.checkedOn)}</Message>}
      <p>
        <span>{texts().deadline.extensions}</span>{' '}
        <button type="button" className="portal-deadline-action" onClick={() => store.chat.open()}>
          {texts().deadline.askUs}
        </button>
      </p>
      {isSome(state) && <p>{texts().deadline.state(stateNameIn(activeLocale(), state.value))}</p>}
    </div>
  );
});
