import { ReadChosen } from '../../src/application/documents/ReadChosen';
import { SendFile } from '../../src/application/documents/SendFile';
import { SendWaiting } from '../../src/application/documents/SendWaiting';
import { UploadPlaces } from '../../src/ui/documents/UploadPlaces';
import { InMemoryFileCheck } from './InMemoryFileCheck';
import type { InMemoryFileGateway } from './InMemoryFileGateway';
import { InMemoryIdempotencyKeys } from './InMemoryIdempotencyKeys';
import { InMemoryJpegMaker } from './InMemoryJpegMaker';

/** The places of upload of a session over this gateway. */
export const uploadPlaces = (
  files: InMemoryFileGateway,
  check = new InMemoryFileCheck(),
  jpegs = new InMemoryJpegMaker(),
): UploadPlaces =>
  new UploadPlaces({
    send: new SendWaiting({ send: new SendFile({ files, keys: new InMemoryIdempotencyKeys() }) }),
    check,
    read: new ReadChosen({ jpegs }),
  });
