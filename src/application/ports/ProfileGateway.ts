import type { TaskEither } from 'fp-ts/TaskEither';
import type { Profile } from '../../domain/profile/profile';
import type { ProfileUpdate } from '../../domain/profile/profileEdit';
import type { GatewayError } from './gatewayError';
import type { UploadFile, UploadProgress } from './UploadFile';

export interface SaveOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: UploadProgress;
}

export abstract class ProfileGateway {
  /** The customer's profile; an answer without any value is an empty profile, not a failure (section 8). */
  abstract load(): TaskEither<GatewayError, Profile>;
  /** Saves the edit; the updated profile as answered, or an empty one where the answer shows none. */
  abstract save(update: ProfileUpdate<UploadFile>, options: SaveOptions): TaskEither<GatewayError, Profile>;
}
