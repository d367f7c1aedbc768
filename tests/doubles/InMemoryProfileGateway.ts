import { isSome } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { ProfileGateway, SaveOptions } from '../../src/application/ports/ProfileGateway';
import type { UploadFile } from '../../src/application/ports/UploadFile';
import type { Profile } from '../../src/domain/profile/profile';
import type { ProfileUpdate } from '../../src/domain/profile/profileEdit';
import { cancelledAt, unlessCancelled } from './unlessCancelled';

/** An in-memory profile: a read returns what was saved last. */
export class InMemoryProfileGateway implements ProfileGateway {
  loadFailure: GatewayError | undefined = undefined;
  saveFailure: GatewayError | undefined = undefined;
  /** Saves, but loses the response. */
  losesAnswer = false;
  readonly saved: ProfileUpdate<UploadFile>[] = [];
  lastOptions: SaveOptions = {};
  /** A read waits for this. */
  loadGate: Promise<void> = Promise.resolve();
  /** A save waits for this. */
  gate: Promise<void> = Promise.resolve();

  constructor(public profile: Profile) {}

  load(signal?: AbortSignal): TE.TaskEither<GatewayError, Profile> {
    return unlessCancelled(signal, async () => {
      if (await cancelledAt(this.loadGate, signal)) return TE.left(gatewayError('Cancelled'))();
      return this.loadFailure === undefined ? TE.right(this.profile)() : TE.left(this.loadFailure)();
    });
  }

  save(update: ProfileUpdate<UploadFile>, options: SaveOptions): TE.TaskEither<GatewayError, Profile> {
    return async () => {
      this.saved.push(update);
      this.lastOptions = options;
      if (await cancelledAt(this.gate, options.signal)) return TE.left(gatewayError('Cancelled'))();
      if (this.saveFailure !== undefined) return TE.left<GatewayError, Profile>(this.saveFailure)();
      const { displayName, email, pan } = update;
      const avatar = isSome(update.avatar) ? `avatars/${update.avatar.value.name}` : this.profile.avatar;
      this.profile = { ...this.profile, displayName, email, pan, avatar };
      if (this.losesAnswer) return TE.left<GatewayError, Profile>(gatewayError('Unreachable'))();
      return TE.right<GatewayError, Profile>(this.profile)();
    };
  }
}
