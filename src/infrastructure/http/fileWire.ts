import { withoutTurning } from '../../domain/typed/direction';
import * as t from 'io-ts';
import { wordOf } from '../../domain/codes/word';
import { readWhen } from '../../domain/dates/readWhen';
import {
  type CabinetFile,
  type TaskDocument,
  taskDocumentId,
  type TaskFile,
  type UploadedBy,
} from '../../domain/documents/file';
import { isRecord, itemsOf } from '../wire/unwrap';
import { fieldText, fromJsonText, readableListOf, wireId, wireNumber, wireText } from '../wire/wireCodecs';

const byPath = (file: unknown): unknown =>
  isRecord(file) && fieldText(file['id']).trim() === '' ? { ...file, id: file['filepath'] } : file;

/** A stored file, which its path names where it has no id: it is there all the same (AMB-13). */
const storedFile = <A>(fields: t.Type<A>): t.Decoder<unknown, A> => ({
  name: fields.name,
  decode: (value) => fields.decode(byPath(value)),
  validate: (value, context) => fields.validate(byPath(value), context),
});

const cabinetFileFields = t.type({
  id: wireId,
  file_name: wireText,
  filesize: wireNumber,
  filepath: wireText,
  created_at: wireText,
  tags: t.unknown,
  uploaded_by: wireText,
});

/** A file of the cabinet (FILES-17); tags are a list, JSON text or separated by commas. */
export const cabinetFileWire = storedFile(cabinetFileFields);

const tagsOf = (tags: unknown): readonly string[] => {
  const json = fromJsonText(tags);
  const text = typeof json === 'string' ? json : tags;
  const isText = typeof text === 'string' && typeof json !== 'object';
  const parts = itemsOf(json) ?? (isText ? withoutTurning(text) : '').split(',');
  return parts
    .filter((part) => typeof part === 'string')
    .flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
};

const uploaderOf = (text: string): UploadedBy => {
  const word = wordOf(text);
  return word === 'user' || word === 'expert' ? word : 'unknown';
};

export const toCabinetFile = (wire: t.TypeOf<typeof cabinetFileFields>): CabinetFile => ({
  id: wire.id,
  name: wire.file_name,
  bytes: wire.filesize,
  path: wire.filepath,
  createdAt: readWhen(wire.created_at),
  tags: tagsOf(wire.tags),
  uploadedBy: uploaderOf(wire.uploaded_by),
});

const taskFileFields = t.type({ id: wireId, file_name: wireText, filepath: wireText, created_at: wireText });

/** A document that a task asks for, with its files (DOCS-01); one whose files cannot be read is not missing. */
export const taskDocumentWire = t.type({
  id: wireId,
  name: wireText,
  files: readableListOf(storedFile(taskFileFields)),
});

const toTaskFile = (wire: t.TypeOf<typeof taskFileFields>): TaskFile => ({
  id: wire.id,
  name: wire.file_name,
  path: wire.filepath,
  createdAt: readWhen(wire.created_at),
});

export const toTaskDocument = (wire: t.TypeOf<typeof taskDocumentWire>): TaskDocument => ({
  id: taskDocumentId(wire.id),
  name: wire.name,
  files: wire.files.map(toTaskFile),
});
