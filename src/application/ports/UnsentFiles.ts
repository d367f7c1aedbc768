import type { UploadFile } from './UploadFile';

/** Files that an ended session kept from being sent, until the same customer signs in again in this tab. */
export abstract class UnsentFiles {
  /** Keeps these files only, for the customer of this session; those of an earlier call are forgotten. */
  abstract keep(files: readonly UploadFile[]): void;
  /** Gives the customer's files once; those of any other customer are forgotten and never given. */
  abstract take(): readonly UploadFile[];
}
