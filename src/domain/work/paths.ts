import type { TaskId } from './task';

/** The tabs of a task's page, the first of which an address does not name (TASK-12). */
export const taskTabs = ['documents', 'tracking'] as const;
export type TaskTab = (typeof taskTabs)[number];

const FIRST = taskTabs[0];

/** A task's page, open at that tab (PAPER-05). */
export const taskPath = (id: TaskId, tab: TaskTab = FIRST): string => {
  const page = `/task-detail/${encodeURIComponent(id)}`;
  return tab === FIRST ? page : `${page}?tab=${tab}`;
};
