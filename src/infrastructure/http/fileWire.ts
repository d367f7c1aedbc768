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
import { itemsOf } from '../wire/unwrap';
import { fromJsonText, wireId, wireListOf, wireNumber, wireText } from '../wire/wireCodecs';

/** A file of the cabinet (FILES-17); tags are a list, JSON text or separated by commas. */
export const cabinetFileWire = t.type({
  id: wireId,
  file_name: wireText,
  filesize: wireNumber,
  filepath: wireText,
  created_at: wireText,
  tags: t.unknown,
  uploaded_by: wireText,
});

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

export const toCabinetFile = (wire: t.TypeOf<typeof cabinetFileWire>): CabinetFile => ({
  id: wire.id,
  name: wire.file_name,
  bytes: wire.filesize,
  path: wire.filepath,
  createdAt: readWhen(wire.created_at),
  tags: tagsOf(wire.tags),
  uploadedBy: uploaderOf(wire.uploaded_by),
});

const taskFileWire = t.type({ id: wireId, file_name: wireText, filepath: wireText, created_at: wireText });

/** A document that a task asks for, with its files (DOCS-01). */
export const taskDocumentWire = t.type({ id: wireId, name: wireText, files: wireListOf(taskFileWire) });

const toTaskFile = (wire: t.TypeOf<typeof taskFileWire>): TaskFile => ({
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
