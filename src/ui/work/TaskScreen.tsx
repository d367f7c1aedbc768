import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { TaskUnknown } from '../../application/work/FindTask';
import { TaskDocuments } from '../documents/TaskDocuments';
import { ListState } from '../kit/ListState';
import { LoadState } from '../kit/LoadState';
import { MAIN_LINK } from '../kit/mainLink';
import { PageHeader } from '../kit/PageHeader';
import { type Tab, TabView } from '../kit/TabView';
import { useUnloadWarning } from '../kit/useUnloadWarning';
import { useStore } from '../state/storeContext';
import { useOpened } from '../state/useOpened';
import { TaskOrderAmounts } from '../transactions/TaskOrderAmounts';
import { TaskOrderStore } from '../transactions/TaskOrderStore';
import { taskTexts } from '../texts/taskTexts';
import { StepTimeline } from './StepTimeline';
import { readTaskDetailState } from './taskDetailLink';
import { TaskStore, type TaskTab } from './TaskStore';
import { TaskSummary } from './TaskSummary';
import { langOf } from '../kit/langOf';
import './task.css';

interface TaskProps {
  readonly store: TaskStore;
}

const stepTexts = () => ({
  loading: taskTexts.loading,
  empty: taskTexts.noSteps,
  failed: (): string => taskTexts.stepsFailed,
});

const taskUnknownText = (unknown: TaskUnknown): string =>
  unknown.kind === 'TaskMissing' ? taskTexts.notFound : taskTexts.tasksFailed;

const tabs = (): readonly Tab<TaskTab>[] => [
  { key: 'documents', label: taskTexts.documentsTab },
  { key: 'tracking', label: taskTexts.trackingTab },
];

const TaskTabs = observer(({ store }: TaskProps): ReactElement => (
  <TabView label={taskTexts.tabs} tabs={tabs()} open={store.tab} onOpen={(tab) => store.show(tab)}>
    {store.tab === 'documents' ? (
      <TaskDocuments store={store.documents} />
    ) : (
      <ListState loadable={store.steps} texts={stepTexts()}>
        {(steps) => <StepTimeline store={store} steps={steps} />}
      </ListState>
    )}
  </TabView>
));

const Unknown = observer(({ store }: TaskProps): ReactElement | null =>
  store.detail.error === undefined ? null : (
    <p className="portal-task-elsewhere">
      <Link to="/dashboard" className={MAIN_LINK}>
        {taskTexts.toWork}
      </Link>
    </p>
  ),
);

/** /task-detail/{taskId}: documents and tracking of one task (TASK-12). */
export const TaskScreen = observer((): ReactElement => {
  const store = useStore(TaskStore);
  const order = useStore(TaskOrderStore);
  const name = store.detail.value?.serviceName ?? '';
  const { taskId = '' } = useParams();
  const { state } = useLocation();
  useOpened(order, taskId);
  useUnloadWarning(store.documents.hasUnsent);
  // A layout effect, so that the task is known before LoadState starts to load.
  useLayoutEffect(() => {
    store.open(taskId, readTaskDetailState(state));
    return () => store.close();
  }, [store, taskId, state]);
  return (
    <>
      <PageHeader title={name || taskTexts.title} lang={name === '' ? undefined : langOf(name)} />
      <LoadState loadable={store.detail} texts={{ loading: taskTexts.loading, failed: taskUnknownText }}>
        {() => (
          <>
            <TaskSummary store={store} order={order} />
            <TaskOrderAmounts store={order} />
            <TaskTabs store={store} />
          </>
        )}
      </LoadState>
      <Unknown store={store} />
    </>
  );
});
