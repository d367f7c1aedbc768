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
import type { UploadFile } from '../ports/UploadFile';

export type CabinetUploadRefused = NoFileChosen | UploadRefused | GatewayError;

/** Uploads the chosen file to the cabinet; refused without a call if the policy forbids it (FILES-11 to FILES-13). */
export class UploadToCabinet {
  constructor(private readonly deps: { readonly files: FileGateway }) {}

  async execute(
    chosen: Option<UploadFile>,
    options: SendOptions,
  ): Promise<Either<CabinetUploadRefused, void>> {
    const file = checkChosen(chosen);
    if (isLeft(file)) return file;
    const checked = checkUpload(cabinetPolicy, file.right);
    if (isLeft(checked)) return checked;
    return this.deps.files.putIntoCabinet(checked.right, options)();
  }
}
