import type { Either } from 'fp-ts/Either';
import type { Profile } from '../../domain/profile/profile';
import type { GatewayError } from '../ports/gatewayError';
import type { ProfileGateway } from '../ports/ProfileGateway';

export class LoadProfile {
  constructor(private readonly profiles: ProfileGateway) {}

  execute(): Promise<Either<GatewayError, Profile>> {
    return this.profiles.load()();
  }
}
