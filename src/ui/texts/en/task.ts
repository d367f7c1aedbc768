import type { TaskStatus } from '../../../domain/work/task';

// The words of the dashboard's groups (TASK-05).
const statuses: Readonly<Record<Exclude<TaskStatus, 'unknown'>, string>> = {
  upcoming: 'Upcoming',
  started: 'Active',
  workDone: 'Active',
  completed: 'Completed',
};

/** Texts of the task detail; quoted sentences match the specification letter for letter (LANG-04). */
export const task = {
  title: 'Task detail',
  loading: 'Loading...',
  notFound: 'Task not found.',
  tasksFailed: 'Failed to load tasks.',
  stepsFailed: 'Failed to load task details.',
  documentsTab: 'Documents',
  tabs: 'Parts of the task',
  trackingTab: 'Tracking Status',
  noSteps: 'No steps yet. They will appear here once our expert plans the work.',
  noStepsKept: 'This service has no steps to show.',
  /** Stand before and after the percentage of a step. */
  shareBefore: '',
  shareAfter: ' of the work',
  percent: (percentage: number): string => `${percentage}%`,
  historyOf: (name: string): string => `History of ${name}`,
  toWork: 'Go to Home',
  summary: 'This task at a glance',
  statuses,
  chat: 'Chat with Expert',
  thisTask: (id: string): string => `task ${id}`,
  chatLine: (service: string, order: string): string =>
    order === ''
      ? `I have a question about ${service}.`
      : `I have a question about ${service} (order ${order}).`,
  wrongFile: 'Wrong file?',
  askExpert: 'Ask our expert',
  askToReplace: (document: string): string => `Ask our expert to replace ${document}`,
  wrongFileLine: (document: string, taskId: string): string =>
    `The file I uploaded for ${document} (task ${taskId}) is wrong. Please let me send another one.`,
};
