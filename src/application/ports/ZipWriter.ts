/** A file of a zip: its name there and its bytes. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

export abstract class ZipWriter {
  /** The bytes of a zip, made piece by piece as its files come, so that it never stands in memory as a whole. */
  abstract pack(files: AsyncIterable<PackedFile>): AsyncIterable<Uint8Array>;
}
