import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { ProfileGateway, SaveOptions } from '../../application/ports/ProfileGateway';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { Profile } from '../../domain/profile/profile';
import type { ProfileUpdate } from '../../domain/profile/profileEdit';
import type { ApiClient } from './ApiClient';
import { stoppable } from './apiRequest';
import { acceptedProfile, readProfile, readUpdatedProfile, toProfileParts } from './profileWire';

export class HttpProfileGateway implements ProfileGateway {
  constructor(private readonly deps: { readonly api: ApiClient }) {}

  load(signal?: AbortSignal): TE.TaskEither<GatewayError, Profile> {
    return pipe(
      this.deps.api.get('user/profile', stoppable(signal)),
      TE.flatMapEither(acceptedProfile),
      TE.flatMapEither(readProfile),
    );
  }

  save(update: ProfileUpdate<UploadFile>, options: SaveOptions): TE.TaskEither<GatewayError, Profile> {
    return pipe(
      this.deps.api.upload('/user/profile-update', toProfileParts(update), options),
      TE.flatMapEither(acceptedProfile),
      TE.flatMapEither(readUpdatedProfile),
    );
  }
}
