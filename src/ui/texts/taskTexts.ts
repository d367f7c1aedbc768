import { localized } from './language';

/** Texts of the task detail; quoted sentences match the specification letter for letter (LANG-04). */
export const taskTexts = localized('task', {
  title: 'Task detail',
  loading: 'Loading...',
  notFound: 'Task not found.',
  tasksFailed: 'Failed to load tasks.',
  stepsFailed: 'Failed to load task details.',
  documentsTab: 'Documents',
  tabs: 'Parts of the task',
  trackingTab: 'Tracking Status',
  noSteps: 'No steps yet. They will appear here once our expert plans the work.',
  share: 'of the work',
  percent: (percentage: number): string => `${percentage}%`,
  historyOf: (name: string): string => `History of ${name}`,
  viewLog: (step: string): string => `View file of ${step}`,
  viewLogShort: 'View file',
  toWork: 'Go to Home',
});
