import type { Option } from 'fp-ts/Option';
import type { When } from '../dates/instant';

/** Who put a file into the cabinet, where the answer says so (section 6). */
export type UploadedBy = 'user' | 'expert' | 'unknown';

/** A file of the cabinet; `bytes` is its size (section 3, File). */
export interface CabinetFile {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly path: string;
  readonly createdAt: Option<When>;
  readonly tags: readonly string[];
  readonly uploadedBy: UploadedBy;
}

/** A file already handed in for a task document (section 3). */
export interface TaskFile {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly createdAt: Option<When>;
}

/** A document that a task asks for (section 3). */
export interface TaskDocument {
  readonly id: string;
  readonly name: string;
  readonly files: readonly TaskFile[];
}
