import { momentOrFirst } from '../dates/instant';
import { uniquePaths } from '../documents/safeName';
import type { StepLog, TrackingStep } from './trackingStep';

/** A file that the expert sent with a step, under the name that the customer reads. */
export interface ExpertFile {
  readonly name: string;
  readonly path: string;
}

/** A stem that a machine made, such as '9f86d081884c7d65': it says nothing to a reader. */
const madeUp = /^(?:[\da-f-]{16,}|\d+)$/i;

const stemAndEnding = /^(.*?)(\.[^.]+)?$/su;

/** The last part of the path, or the step's name where a machine made that part; a log tells no other name (TASK-15). */
const nameOf = (path: string, step: string): string => {
  const last =
    path
      .replace(/\?.*/su, '')
      .split('/')
      .filter((part) => part.trim() !== '')
      .at(-1) ?? path;
  const [, stem = '', ending = ''] = stemAndEnding.exec(last) ?? [];
  return madeUp.test(stem) && step !== '' ? `${step}${ending}` : last;
};

/** The files of these entries of a step's history, each once, no two under the same name (HOME-02). */
export const expertFiles = (
  { name }: Pick<TrackingStep, 'name'>,
  logs: readonly Pick<StepLog, 'filePath'>[],
): readonly ExpertFile[] => {
  const paths = [...new Set(logs.map(({ filePath }) => filePath))].filter((path) => path !== '');
  const names = uniquePaths(paths.map((path) => nameOf(path, name)));
  return paths.map((path, index) => ({ path, name: names[index] ?? path }));
};

/** Everything that the expert sent with these steps, each path once, no two under the same name (PAPER-02). */
export const allExpertFiles = (steps: readonly TrackingStep[]): readonly ExpertFile[] => {
  const files = steps.flatMap((step) => expertFiles(step, step.log));
  const once = [...new Map(files.map((file) => [file.path, file])).values()];
  const names = uniquePaths(once.map(({ name }) => name));
  return once.map((file, index) => ({ ...file, name: names[index] ?? file.name }));
};

const hasFile = ({ filePath }: StepLog): boolean => filePath !== '';

/** When its newest file was sent; of files without a date nothing is known. */
const newestFileAt = ({ log }: TrackingStep): number =>
  Math.max(...log.filter(hasFile).map(({ createdAt }) => momentOrFirst(createdAt)));

/**
 * What a service delivered: the files of the step with the newest one, whatever the order of the answer; of one moment
 * those of the last (HOME-03, AMB-64).
 */
export const deliveredFiles = (steps: readonly TrackingStep[]): readonly ExpertFile[] => {
  const [first, ...others] = steps.filter(({ log }) => log.some(hasFile));
  if (first === undefined) return [];
  const step = others.reduce((last, next) => (newestFileAt(next) >= newestFileAt(last) ? next : last), first);
  return expertFiles(step, step.log);
};
