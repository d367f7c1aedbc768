import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding this browser takes. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (/\bbr\b/.test(accepted ?? '')) return 'br';
  return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
};

const LARGE = 400_000;

const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'gzip') return gzipOf(bytes, { level: 9 });
  const quality = bytes.length > LARGE ? 9 : 11;
  return brotliOf(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
};

const cache = new Map<string, Promise<Buffer>>();

/** The bytes in that encoding, made once; `name` must change with the content. */
export const encoded = (name: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity') return Promise.resolve(bytes);
  const key = `${encoding}:${name}`;
  const made = cache.get(key) ?? compress(bytes, encoding);
  cache.set(key, made);
  return made;
};
