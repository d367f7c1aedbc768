import type { TaskId } from '../../domain/work/task';
import type { UploadFile } from './UploadFile';

/** The list that the files stood in: the cabinet's, that of a task, or of a paper which it does not ask for. */
export type UnsentPlace = 'cabinet' | TaskId | `another paper of ${string}`;

/** Files that an ended session kept from being sent, until the same customer signs in again in this tab. */
export abstract class UnsentFiles {
  /** Keeps these files, for the customer of this session; those of an earlier call at this place are forgotten. */
  abstract keep(at: UnsentPlace, files: readonly UploadFile[]): void;
  /** Gives the customer's files of this place once; those of any other customer are forgotten and never given. */
  abstract take(at: UnsentPlace): readonly UploadFile[];
}
