import type { Either } from 'fp-ts/Either';
import type { CabinetFile } from '../../domain/documents/file';
import type { FileGateway } from '../ports/FileGateway';
import type { GatewayError } from '../ports/gatewayError';

export class LoadCabinet {
  constructor(private readonly files: FileGateway) {}

  execute(): Promise<Either<GatewayError, readonly CabinetFile[]>> {
    return this.files.cabinet()();
  }
}
