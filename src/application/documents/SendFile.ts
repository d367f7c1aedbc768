import { type Either, isLeft } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DocumentHasFile } from '../../domain/documents/canUpload';
import { checkDestination, policyOf } from '../../domain/documents/destination';
import { checkUpload, type UploadRefused } from '../../domain/documents/uploadPolicy';
import type { FileGateway, KeyedSendOptions, NotUploaded, SendOptions } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { ChosenFile, UploadFile } from '../ports/UploadFile';
import { UnclearWrites } from '../waiting/UnclearWrites';

/** Why a chosen file was not sent, or not kept. */
export type FileNotSent = UploadRefused | DocumentHasFile | GatewayError;

/**
 * The keys of files that the backend may have kept. Shared by all objects, because each sign-in makes its own, and a file
 * that an ended session kept from being sent is sent in the next one.
 */
const unclear = new WeakMap<UploadFile, string>();

/** Sends a chosen file, which the backend keeps once; refused without a call if a rule of its destination forbids it. */
export class SendFile {
  private readonly writes: UnclearWrites<UploadFile>;

  constructor(
    private readonly deps: {
      readonly files: Pick<FileGateway, 'putIntoCabinet' | 'uploadTaskDocument'>;
      readonly keys: IdempotencyKeys;
    },
  ) {
    this.writes = new UnclearWrites({ keys: deps.keys, unclear });
  }

  async execute(chosen: ChosenFile, options: SendOptions): Promise<Either<FileNotSent, void>> {
    const { to, file } = chosen;
    const destination = checkDestination(to);
    if (isLeft(destination)) return destination;
    const checked = checkUpload(policyOf(to), file);
    if (isLeft(checked)) return checked;
    return this.writes.send(file, (key) => this.call(chosen, { ...options, key })());
  }

  private call({ to, file }: ChosenFile, options: KeyedSendOptions): TaskEither<NotUploaded, void> {
    const { files } = this.deps;
    return to.kind === 'cabinet'
      ? files.putIntoCabinet(file, options)
      : files.uploadTaskDocument({ ...to, file }, options);
  }
}
