import { makeZip } from 'client-zip';
import type { PackedFile, ZipWriter } from '../../application/ports/ZipWriter';

type ZipInput = { readonly name: string; readonly input: Uint8Array<ArrayBuffer> | string };

async function* inputsOf(files: AsyncIterable<PackedFile>): AsyncGenerator<ZipInput> {
  for await (const { name, bytes } of files)
    yield { name, input: typeof bytes === 'string' ? bytes : new Uint8Array(bytes) };
}

/** Stores files in a zip without compressing them, since invoices are PDFs, which are compressed already. */
export class StreamedZipWriter implements ZipWriter {
  async *pack(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
    // Safari reads a stream by its reader alone.
    const reader = makeZip(inputsOf(files)).getReader();
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
    } finally {
      await reader.cancel();
    }
  }
}
