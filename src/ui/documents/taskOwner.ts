import type { TaskUpload } from '../../application/ports/FileGateway';
import { userId } from '../../domain/session/user';
import { taskId } from '../../domain/work/task';

/** The task that a file is for, with its customer and creator. */
export type TaskOwner = Omit<TaskUpload, 'document' | 'file'>;

/** Before a task is open. */
export const NOBODY: TaskOwner = { taskId: taskId(''), userId: userId(''), createdBy: '' };
