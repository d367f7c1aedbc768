import { alt, none, type Option } from 'fp-ts/Option';
import { momentOrFirst, type When } from '../dates/instant';
import { expertFiles } from '../work/expertFiles';
import type { RemarkedTask, StepsReading } from '../work/newestRemark';
import type { TrackingStep } from '../work/trackingStep';
import type { CabinetFile } from './file';

/** When a file was sent last with a step. */
const sentAt = ({ log }: TrackingStep, path: string): Option<When> =>
  log
    .filter(({ filePath }) => filePath === path)
    .map(({ createdAt }) => createdAt)
    .reduce((last, next) => (momentOrFirst(next) >= momentOrFirst(last) ? next : last), none);

const sentWith = (step: TrackingStep, serviceName: string): readonly CabinetFile[] =>
  expertFiles({ name: step.name.trim() || serviceName }, step.log).map(({ name, path }) => ({
    id: path,
    name,
    bytes: none,
    path,
    createdAt: sentAt(step, path),
    tags: [serviceName],
    uploadedBy: 'expert',
  }));

/** What the expert sent with the steps of these tasks, each file once, as files of the cabinet tagged with the service (PAPER-02). */
export const sentFiles = (readings: readonly StepsReading<RemarkedTask>[]): readonly CabinetFile[] => {
  const files = readings.flatMap(({ task, steps }) =>
    steps.flatMap((step) => sentWith(step, task.serviceName)),
  );
  return [...new Map(files.map((file) => [file.path, file])).values()];
};

/** The cabinet's own files, and what the expert sent with a step. */
export interface CabinetParts {
  readonly own: readonly CabinetFile[];
  readonly sent: readonly CabinetFile[];
}

/**
 * A file that is in the cabinet and was sent with a step too stands once, with what was sent: with what the cabinet knows
 * of it, its day and sender where it knows them, after its service (PAPER-02).
 */
export const cabinetParts = (files: readonly CabinetFile[], sent: readonly CabinetFile[]): CabinetParts => {
  const sentPaths = new Set(sent.map(({ path }) => path));
  const known = new Map(files.filter(({ path }) => sentPaths.has(path)).map((file) => [file.path, file]));
  return {
    own: known.size === 0 ? files : files.filter(({ path }) => !sentPaths.has(path)),
    sent: sent.map((file) => {
      const kept = known.get(file.path);
      if (kept === undefined) return file;
      const { createdAt, uploadedBy, tags } = kept;
      return {
        ...kept,
        createdAt: alt(() => file.createdAt)(createdAt),
        uploadedBy: uploadedBy === 'unknown' ? file.uploadedBy : uploadedBy,
        tags: [...file.tags, ...tags],
      };
    }),
  };
};
