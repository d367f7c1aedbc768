import { observer } from 'mobx-react-lite';
import { type ReactElement, useCallback, useRef } from 'react';
import type { Task } from '../../domain/work/task';
import type { Elements } from '../kit/elements';
import { useInView } from '../kit/useInView';
import type { WorkStore } from './WorkStore';
import './work.css';

export interface TaskProps {
  readonly task: Task;
  readonly store: WorkStore;
}

export interface TaskCardProps extends TaskProps {
  readonly className: string;
  readonly children: Elements;
}

/** A task's card; it reports when it is in view, so that its steps are read before others. */
export const TaskCard = observer(({ task, store, className, children }: TaskCardProps): ReactElement => {
  const card = useRef<HTMLElement>(null);
  useInView(
    card,
    useCallback((isInView) => store.setInView(task, isInView), [store, task]),
  );
  return (
    <article ref={card} className={`portal-work-card ${className}`} aria-label={task.serviceName}>
      {children}
    </article>
  );
});
