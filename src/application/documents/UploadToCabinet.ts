import { type Either, isLeft } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import {
  cabinetPolicy,
  checkChosen,
  checkUpload,
  type NoFileChosen,
  type UploadRefused,
} from '../../domain/documents/uploadPolicy';
import type { FileGateway, SendOptions } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';
import type { IdempotencyKeys } from '../ports/IdempotencyKeys';
import type { UploadFile } from '../ports/UploadFile';
import type { UnclearWrites } from '../waiting/UnclearWrites';
import type { FileHolder } from './FileHolder';
import { fileWrites } from './fileWrites';

export type CabinetUploadRefused = NoFileChosen | UploadRefused | GatewayError;

/** Uploads the chosen file to the cabinet; refused without a call if the policy forbids it (FILES-11 to FILES-13). */
export class UploadToCabinet implements FileHolder {
  private readonly writes: UnclearWrites<UploadFile>;
  private sending = 0;

  constructor(private readonly deps: { readonly files: FileGateway; readonly keys: IdempotencyKeys }) {
    this.writes = fileWrites(deps.keys);
  }

  /** Whether a file is on its way, which a reload of the page would cut off. */
  get hasUnsent(): boolean {
    return this.sending > 0;
  }

  async execute(
    chosen: Option<UploadFile>,
    options: SendOptions,
  ): Promise<Either<CabinetUploadRefused, void>> {
    const file = checkChosen(chosen);
    if (isLeft(file)) return file;
    const checked = checkUpload(cabinetPolicy, file.right);
    if (isLeft(checked)) return checked;
    const { files } = this.deps;
    this.sending += 1;
    try {
      return await this.writes.send(checked.right, (key) =>
        files.putIntoCabinet(checked.right, { ...options, key })(),
      );
    } finally {
      this.sending -= 1;
    }
  }
}
