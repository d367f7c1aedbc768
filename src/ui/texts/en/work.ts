import type { StepStatus } from '../../../domain/work/stepStatus';
import { plural } from '../plural';
import { ENGLISH } from '../../../domain/language/language';

const stepStatuses: Readonly<Record<StepStatus, string>> = {
  notStarted: 'Not Started',
  inProgress: 'In Progress',
  complete: 'Complete',
  unknown: 'Unknown Status',
};

/** Texts of tasks and their progress; quoted sentences match the specification letter for letter (LANG-04). */
export const work = {
  active: 'Active Services',
  upcoming: 'Upcoming Services',
  completed: 'Completed Services',
  loading: 'Loading...',
  loadingStatus: 'Loading work status...',
  statusEmpty: 'No work status information available.',
  noneActive: 'No work in progress. Your orders will appear here.',
  noneInGroup: 'None right now.',
  tasksFailed: 'Failed to load tasks.',
  statusFailed: 'Failed to load tasks. Please try again later.',
  stepsFailed: 'Failed to load data. Please try again later.',
  stepStatuses,
  next: 'Next',
  ourNext: 'Next from us',
  yourNext: 'Next from you',
  /** What the customer's next step is, whatever the provider calls it. */
  documents: 'documents',
  allDone: 'All steps complete',
  noSteps: 'No steps yet',
  closing: 'All steps complete. Our expert is closing this service.',
  fromExpert: 'From your expert',
  sentEarlier: 'Sent earlier',
  filedOn: 'Filed on',
  recentlyCompleted: 'Recently completed',
  isCompleted: 'This service is completed',
  fullReport: 'View Full Report',
  details: 'View Details',
  uploadMissing: plural(ENGLISH, { one: 'Upload # document', other: 'Upload # documents' }),
  uploadSome: 'Upload documents',
  assigned: 'Assigned on',
  period: 'Period',
  /** What the specification's word stands for. */
  periodIs: ' (ordered on)',
  orderId: 'Order ID',
  completedOn: 'Completed on',
  deliveredUnread: 'What was delivered could not be read. The service’s page tries again.',
  taskId: 'Task ID',
  statusCompleted: 'Status: Completed',
  completion: 'Completion',
  percentName: (serviceName: string): string => `Completion of ${serviceName}`,
  showAll: plural(ENGLISH, { one: 'Show the # active service', other: 'Show all # active services' }),
  showFewer: 'Show fewer',
  showAllUpcoming: plural(ENGLISH, {
    one: 'Show the # upcoming service',
    other: 'Show all # upcoming services',
  }),
};
