import { flatMap, fromNullable, map } from 'fp-ts/Option';
import { knownMissing } from '../../domain/documents/checklist';
import type { Task } from '../../domain/work/task';
import { type TaskNotes, taskNotes } from '../../domain/work/taskNotes';
import type { TaskOrderStore } from '../transactions/TaskOrderStore';
import type { TaskStore } from './TaskStore';

interface PageStores {
  readonly store: TaskStore;
  readonly order: TaskOrderStore;
}

/** What the page says of its task, as far as it is known by now. */
export const notesOf = ({ store: { documents, steps }, order: { task } }: PageStores): TaskNotes =>
  taskNotes({
    status: map(({ status }: Task) => status)(task),
    missing: flatMap(knownMissing)(fromNullable(documents.documents.value)),
    steps: fromNullable(steps.value),
  });
