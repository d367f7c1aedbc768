import type { Interruption } from '../../../application/documents/SendWaiting';
import type { QueuedStatus } from '../../../domain/documents/uploadQueue';
import { plural } from '../plural';
import { ENGLISH } from '../../../domain/language/language';

const statuses: Readonly<Record<QueuedStatus<unknown>['kind'], string>> = {
  waiting: 'Waiting',
  held: 'Please check',
  sending: 'Uploading',
  sent: 'Sent',
  cancelled: 'Cancelled',
  failed: 'Not sent',
  refused: 'Not accepted',
};

const interruptions: Readonly<Record<Interruption, string>> = {
  Unreachable:
    'Your connection was lost. Your files stay in this list: press Try again when you are back online.',
  Unauthorized:
    'Your session may have ended. Your files stay in this list: close it, log in again, and open it here.',
};

/** Texts of the dialog that uploads several files to the cabinet. */
export const severalUpload = {
  button: 'Upload several files',
  choose: 'Choose files',
  lead: 'Drag files here or choose them from your device.',
  list: 'Files to upload',
  statuses,
  interruptions,
  files: plural(ENGLISH, { one: '# file', other: '# files' }),
  sentOf: (sent: number, total: number): string => `Sent ${sent} of ${total}.`,
  failed: plural(ENGLISH, {
    one: '# file was not sent. The list says why.',
    other: '# files were not sent. The list says why.',
  }),
  refused: plural(ENGLISH, {
    one: '# file is not accepted. The list says why.',
    other: '# files are not accepted. The list says why.',
  }),
  checking: 'Checking',
  held: plural(ENGLISH, {
    one: 'Please check # file before it is sent: remove it, or press Upload to send it all the same.',
    other:
      'Please check # files before they are sent: remove them, or press Upload to send them all the same.',
  }),
  sentElsewhere: plural(ENGLISH, {
    one: '# file uploaded to your Filecabinet.',
    other: '# files uploaded to your Filecabinet.',
  }),
  notAllSent: plural(ENGLISH, {
    one: '# file was not uploaded. Open Upload several files in your Filecabinet to see why.',
    other: '# files were not uploaded. Open Upload several files in your Filecabinet to see why.',
  }),
  left: plural(ENGLISH, {
    one: '# file is not uploaded yet. Open Upload several files in your Filecabinet to upload it.',
    other: '# files are not uploaded yet. Open Upload several files in your Filecabinet to upload them.',
  }),
  upload: 'Upload',
  close: 'Close',
  cancel: 'Cancel',
  cancelFile: (name: string): string => `Cancel ${name}`,
  again: 'Try again',
  againFile: (name: string): string => `Try again: ${name}`,
  againAll: 'Try all again',
  remove: 'Remove',
  removeFile: (name: string): string => `Remove ${name}`,
  stopTitle: 'Stop uploading?',
  stopLead: 'Files that were already sent stay in your Filecabinet. The others are not sent.',
  stop: 'Stop',
  goOn: 'Keep uploading',
};
