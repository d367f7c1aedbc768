import { Button } from 'antd';
import { MessageOutlined } from '@ant-design/icons';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { SupportChat } from '../../application/ports/SupportChat';
import type { Task, TaskStatus } from '../../domain/work/task';
import { type Turn, whoseTurn } from '../../domain/work/taskAction';
import { Skeleton } from '../kit/Skeleton';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { TaskOrderStore } from '../transactions/TaskOrderStore';
import { NextStep } from './NextStep';
import type { TaskStore } from './TaskStore';
import './work.css';

interface SummaryProps {
  readonly store: TaskStore;
  readonly order: TaskOrderStore;
}

type KnownStatus = Exclude<TaskStatus, 'unknown'>;

const tones: Readonly<Record<KnownStatus, StatusTone>> = {
  upcoming: 'idle',
  started: 'progress',
  workDone: 'progress',
  completed: 'success',
};

/** Status and order number; the lists that tell them may come later than the page, or not at all. */
const Facts = observer(({ task: { status, orderId } }: { readonly task: Task }): ReactElement => (
  <>
    {status !== 'unknown' && <StatusPill tone={tones[status]}>{texts().task.statuses[status]}</StatusPill>}
    {orderId !== '' && <span>{`${texts().work.orderId} ${orderId}`}</span>}
  </>
));

const turnOf = ({ store: { documents }, order: { task } }: SummaryProps): Turn => {
  if (!isSome(task)) return 'unknown';
  return whoseTurn(task.value, documents.documents.value === undefined ? none : some(documents.missing));
};

/** The step that comes next; its failure is told where the steps are, in Tracking Status. */
const Next = observer((props: SummaryProps): ReactElement | null => {
  const { steps } = props.store;
  if (steps.value !== undefined) return <NextStep steps={steps.value} turn={turnOf(props)} />;
  return steps.isLoading ? <Skeleton lines={2} /> : null;
});

const orderOf = (task: Option<Task>): string => (isSome(task) ? task.value.orderId : '');

/** What a task is about at a glance: its status, the next step with its due date, the order, and whom to ask. */
export const TaskSummary = observer((props: SummaryProps): ReactElement => {
  const { store, order } = props;
  const chat = useStore(SupportChat);
  const service = store.detail.value?.serviceName || texts().task.thisTask(store.id);
  return (
    <section className="portal-task-summary" aria-label={texts().task.summary}>
      <div className="portal-task-next">
        <Next {...props} />
      </div>
      <div className="portal-task-facts">{isSome(order.task) && <Facts task={order.task.value} />}</div>
      <Button
        icon={<MessageOutlined aria-hidden />}
        onClick={() => chat.open(texts().task.chatLine(service, orderOf(order.task)))}
      >
        {texts().task.chat}
      </Button>
    </section>
  );
});
