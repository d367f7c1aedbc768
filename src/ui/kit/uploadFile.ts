import type { UploadFile } from '../../application/ports/UploadFile';

const LEADING_BYTES = 512;

/** A chosen file as the core knows it, with its leading bytes read. */
export const uploadFileOf = async (file: File): Promise<UploadFile> => {
  const leading = await file.slice(0, LEADING_BYTES).arrayBuffer();
  return {
    name: file.name,
    size: file.size,
    type: file.type,
    firstBytes: [...new Uint8Array(leading)],
    handle: file,
  };
};
