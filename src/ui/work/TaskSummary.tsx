import { Button } from 'antd';
import { MessageOutlined } from '@ant-design/icons';
import { isSome, type Option } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { SupportChat } from '../../application/ports/SupportChat';
import type { Task, TaskStatus } from '../../domain/work/task';
import { Skeleton } from '../kit/Skeleton';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { TaskOrderStore } from '../transactions/TaskOrderStore';
import { NextStep } from './NextStep';
import { notesOf } from './notesOf';
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

/** The step that comes next; its failure is told where the steps are, in Tracking Status. */
const Next = observer((props: SummaryProps): ReactElement | null => {
  const { steps } = props.store;
  return steps.isLoading ? <Skeleton lines={2} /> : <NextStep note={notesOf(props).next} />;
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
