import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { TaskAction } from '../../domain/work/taskAction';
import { langOf } from '../kit/langOf';
import { texts } from '../texts/texts';
import type { TaskProps } from './TaskCard';
import { taskDetailLink } from './taskDetailLink';

const labelOf = (action: TaskAction): string => {
  if (action.kind === 'details') return texts().work.details;
  return isNone(action.missing) ? texts().work.uploadSome : texts().work.uploadMissing(action.missing.value);
};

/** The service's name, which links to its task; a click anywhere on the card follows it. */
export const TaskTitle = observer(({ task }: Pick<TaskProps, 'task'>): ReactElement => (
  <h3>
    <Link {...taskDetailLink(task)} className="portal-work-whole" lang={langOf(task.serviceName)}>
      {task.serviceName}
    </Link>
  </h3>
));

/** The only link of a card; it names its target, and a click anywhere on the card follows it (AMB-57). */
export const TaskLink = observer(({ task, store }: TaskProps): ReactElement => (
  <Link {...taskDetailLink(task)} className="portal-work-way portal-work-whole">
    {labelOf(store.taskAction(task))}
  </Link>
));

/** A link to the missing documents of a task that is under way, beside the card's link. */
export const UploadLink = observer(({ task, store }: TaskProps): ReactElement | null => {
  const action = store.taskAction(task);
  if (action.kind === 'details') return null;
  return (
    <Link {...taskDetailLink(task)} className="portal-work-way">
      {labelOf(action)}
    </Link>
  );
});
