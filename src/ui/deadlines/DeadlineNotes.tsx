import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { GatewayError } from '../../application/ports/gatewayError';
import { stateNameIn } from '../../domain/india/stateNames';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { TryAgain } from '../kit/TryAgain';
import type { Loadable } from '../state/Loadable';
import { texts } from '../texts/texts';
import { activeLocale } from '../texts/lightTexts';
import type { DeadlineSources } from './DeadlineSources';
import type { DeadlinesStore } from './DeadlinesStore';

interface NamedSource {
  readonly name: string;
  readonly loadable: Loadable<unknown, GatewayError>;
  readonly loading: string;
  readonly failed: string;
}

/** Each source that the dates are waiting for, in the order of the page. */
const namedSources = (sources: DeadlineSources): readonly NamedSource[] => {
  const { loading, loadingTable, tableFailed } = texts().deadline;
  const { table, quotations, tasks, steps, catalogue, orders } = sources;
  return [
    { name: 'table', loadable: table, loading: loadingTable, failed: tableFailed },
    { name: 'quotations', loadable: quotations, loading, failed: texts().quotation.quotationsFailed },
    { name: 'tasks', loadable: tasks, loading, failed: texts().work.tasksFailed },
    ...(tasks.value === undefined
      ? []
      : [{ name: 'steps', loadable: steps, loading, failed: texts().work.stepsFailed }]),
    ...(sources.needsCatalogue
      ? [{ name: 'catalogue', loadable: catalogue, loading, failed: texts().catalogue.servicesFailed }]
      : []),
    { name: 'orders', loadable: orders, loading, failed: texts().transaction.failed },
  ];
};

interface SourceStatesProps {
  readonly sources: DeadlineSources;
  /** Called before a pressed button goes, so that the focus stays on the page. */
  readonly onLeave: () => void;
}

/** Each source that could not be read, or not again, with Try again; the dates that are known stand meanwhile (DUE-05). */
export const SourceStates = observer(({ sources, onLeave }: SourceStatesProps): ReactElement => (
  <div className="portal-deadline-sources">
    {sources.isNotInFull && <Message kind="info">{texts().deadline.notInFull}</Message>}
    {sources.isStale && (
      <>
        <Message kind="info">{texts().deadline.stale}</Message>
        <TryAgain
          onTry={() => {
            onLeave();
            return sources.readStaleAgain();
          }}
        />
      </>
    )}
    {namedSources(sources).map(({ name, loadable, loading, failed }) => (
      <LoadState
        key={name}
        loadable={loadable}
        texts={{ loading, failed: () => failed }}
        size="card"
        skeleton={null}
      >
        {() => null}
      </LoadState>
    ))}
  </div>
));

const stateLine = ({ state }: DeadlinesStore): string =>
  isSome(state) ? texts().deadline.state(stateNameIn(activeLocale(), state.value)) : '';

/** What must be known of all dates of the page where nothing else tells it, as on paper (DUE-03, DUE-05, DUE-12). */
export const reservesOf = (store: DeadlinesStore): readonly string[] => {
  const { sources } = store;
  const failed = namedSources(sources).flatMap((source) =>
    source.loadable.hasFailed ? [source.failed] : [],
  );
  return [
    ...failed,
    sources.isNotInFull ? texts().deadline.notInFull : '',
    sources.isStale ? texts().deadline.stale : '',
    sources.isLoading ? texts().deadline.loading : '',
    store.outdatedWarning,
    store.isUndecided ? texts().deadline.heldBack : '',
    store.table === undefined ? '' : stateLine(store),
  ].filter((line) => line !== '');
};

/** What holds for all statutory dates: how old they are, of which state, and who to ask (DUE-03, DUE-05, DUE-06). */
export const TableNotes = observer(({ store }: { readonly store: DeadlinesStore }): ReactElement | null => {
  const { table, outdatedWarning } = store;
  if (table === undefined) return null;
  const state = stateLine(store);
  return (
    <div className="portal-deadline-notes">
      {outdatedWarning !== '' && <Message kind="info">{outdatedWarning}</Message>}
      <p>
        <span>{texts().deadline.extensions}</span>{' '}
        <button type="button" className="portal-deadline-action" onClick={() => store.chat.open()}>
          {texts().deadline.askUs}
        </button>
      </p>
      {state !== '' && <p>{state}</p>}
    </div>
  );
});
