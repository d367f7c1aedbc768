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
  /** The customer's profile; a response without any value is an empty profile, not a failure (PROF-01, PROF-17). */
  abstract load(signal?: AbortSignal): TaskEither<GatewayError, Profile>;
  /** Saves the edit (PROF-11); returns the updated profile, or an empty one if the response has none. */
  abstract save(update: ProfileUpdate<UploadFile>, options: SaveOptions): TaskEither<GatewayError, Profile>;
}
