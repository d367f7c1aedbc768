import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Profile } from '../../domain/profile/profile';
import type { Cancellation } from './Cancellation';
import type { GatewayError } from './gatewayError';
import type { UploadFile, UploadProgress } from './UploadFile';

/** What the customer changes in 'Edit Profile'; sent as typed, no rule applies to name or PAN (section 5). */
export interface ProfileEdit {
  readonly displayName: string;
  readonly email: string;
  readonly pan: string;
  readonly avatar: Option<UploadFile>;
}

export interface SaveOptions {
  readonly cancellation?: Cancellation;
  readonly onProgress?: UploadProgress;
}

export abstract class ProfileGateway {
  /** The customer's profile; an answer without any value is an empty profile, not a failure (section 8). */
  abstract load(): TaskEither<GatewayError, Profile>;
  /** Saves the edit; the updated profile as answered, or an empty one where the answer shows none. */
  abstract save(edit: ProfileEdit, options: SaveOptions): TaskEither<GatewayError, Profile>;
}
