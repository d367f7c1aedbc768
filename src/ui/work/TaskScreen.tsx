import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { TaskUnknown } from '../../application/work/FindTask';
import type { NamedTask } from '../documents/paperDialogProps';
import { TaskDocuments } from '../documents/TaskDocuments';
import { taskTabs, type TaskTab } from '../../domain/work/paths';
import { ListState } from '../kit/ListState';
import { LoadState } from '../kit/LoadState';
import { MAIN_LINK } from '../kit/mainLink';
import { PageHeader } from '../kit/PageHeader';
import { type Tab, TabView } from '../kit/TabView';
import { useStore } from '../state/storeContext';
import { tabWords } from '../state/tabWords';
import { useAddressChoice } from '../state/useAddressChoice';
import { useOpened } from '../state/useOpened';
import { TaskOrderAmounts } from '../transactions/TaskOrderAmounts';
import { TaskOrderStore } from '../transactions/TaskOrderStore';
import { texts } from '../texts/texts';
import { StepTimeline } from './StepTimeline';
import { notesOf } from './notesOf';
import { readTaskDetailState, type TaskDetailState } from './taskDetailLink';
import { TaskDelivered, TaskRemark } from './TaskNews';
import { TaskStore } from './TaskStore';
import { TaskSummary } from './TaskSummary';
import { langOf } from '../kit/langOf';
import './task.css';

interface TaskProps {
  readonly store: TaskStore;
}

interface PageProps extends TaskProps {
  readonly order: TaskOrderStore;
}

const stepTexts = (isOver: boolean) => ({
  loading: texts().task.loading,
  empty: isOver ? texts().task.noStepsKept : texts().task.noSteps,
  failed: (): string => texts().task.stepsFailed,
});

const taskUnknownText = (unknown: TaskUnknown): string =>
  unknown.kind === 'TaskMissing' ? texts().task.notFound : texts().task.tasksFailed;

const words = tabWords<TaskTab>(taskTabs);

const tabs = (): readonly Tab<TaskTab>[] => [
  { key: 'documents', label: texts().task.documentsTab },
  { key: 'tracking', label: texts().task.trackingTab },
];

/** As messages to the expert name the task. */
const namedTask = ({ store, order: { task } }: PageProps): NamedTask => ({
  id: store.id,
  service: store.detail.value?.serviceName ?? '',
  order: isSome(task) ? task.value.orderId : '',
});

const TaskTabs = observer((props: PageProps): ReactElement => {
  const { store, order } = props;
  const { documents, isOver } = notesOf(props);
  // The task's ids stay with the address.
  const { state } = useLocation();
  const { choice: open, choose } = useAddressChoice(words, state);
  return (
    <TabView label={texts().task.tabs} tabs={tabs()} open={open} onOpen={choose}>
      {open === 'documents' ? (
        <TaskDocuments store={store.documents} note={documents} task={namedTask(props)} />
      ) : (
        <ListState loadable={store.steps} texts={stepTexts(isOver)}>
          {(steps) => (
            <StepTimeline store={store} steps={steps} isOver={isOver} isOrderThere={order.isFound} />
          )}
        </ListState>
      )}
    </TabView>
  );
});

/** What the navigation gave; the same object as long as it says the same, since each change of the address copies it. */
const useGiven = (): TaskDetailState | undefined => {
  const given = readTaskDetailState(useLocation().state);
  const { serviceName, userId, creatorId } = given ?? {};
  return useMemo(
    () =>
      serviceName === undefined || userId === undefined || creatorId === undefined
        ? undefined
        : { serviceName, userId, creatorId },
    [serviceName, userId, creatorId],
  );
};

/** /task-detail/{taskId}: documents and tracking of one task (TASK-12). */
export const TaskScreen = observer((): ReactElement => {
  const store = useStore(TaskStore);
  const order = useStore(TaskOrderStore);
  const name = store.detail.value?.serviceName ?? '';
  const { taskId = '' } = useParams();
  const given = useGiven();
  useOpened(order, taskId);
  // A layout effect, so that the task is known before LoadState starts to load.
  useLayoutEffect(() => {
    store.open(taskId, given);
    return () => store.close();
  }, [store, taskId, given]);
  return (
    <>
      <PageHeader title={name || texts().task.title} lang={name === '' ? undefined : langOf(name)} />
      <LoadState
        loadable={store.detail}
        texts={{ loading: texts().task.loading, failed: taskUnknownText }}
        instead={
          store.detail.error?.kind === 'TaskMissing' ? (
            <Link to="/dashboard" className={MAIN_LINK}>
              {texts().task.toWork}
            </Link>
          ) : undefined
        }
      >
        {() => (
          <>
            <TaskDelivered store={store} order={order} />
            <TaskSummary store={store} order={order} />
            <TaskOrderAmounts store={order} />
            <TaskRemark store={store} order={order} />
            <TaskTabs store={store} order={order} />
          </>
        )}
      </LoadState>
    </>
  );
});
