import { observer } from 'mobx-react-lite';
import { isNone } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { CabinetFile, UploadedBy } from '../../domain/documents/file';
import {
  pictureFormats,
  recognisedFormatOf,
  type RecognisedFormat,
} from '../../domain/documents/recognisedFormat';
import { texts } from '../texts/texts';

type Look = 'pdf' | 'picture' | 'table' | 'letter';

const formatsOf: Readonly<Record<Look, readonly RecognisedFormat[]>> = {
  pdf: ['pdf'],
  picture: pictureFormats,
  table: ['csv', 'xlsx', 'oldExcel'],
  letter: ['word', 'text'],
};

const looks = new Map<RecognisedFormat, string>(
  Object.entries(formatsOf).flatMap(([look, formats]) => formats.map((format) => [format, look] as const)),
);

interface FileProps {
  readonly file: CabinetFile;
}

/** A small sheet with the file's format; an empty one where the name does not tell. */
export const FormatMark = observer(({ file: { name } }: FileProps): ReactElement => {
  const format = recognisedFormatOf({ name, type: '' });
  if (isNone(format)) return <span className="portal-file-format" aria-hidden="true" />;
  const look = looks.get(format.value) ?? 'other';
  return (
    <span className={`portal-file-format portal-file-format-${look}`}>
      {texts().cabinet.formats[format.value]}
    </span>
  );
});

/** A person, and a person with a headset. */
const drawings: Readonly<Record<Exclude<UploadedBy, 'unknown'>, string>> = {
  user: 'M8 7.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm-5.5 7c0-3 2.4-5 5.5-5s5.5 2 5.5 5',
  expert:
    'M8 8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-5 6c0-2.5 2.2-4 5-4s5 1.5 5 4M3.5 6.5V6a4.5 4.5 0 0 1 9 0v.5M12.5 6.5c0 1.4-.9 2-2 2',
};

/** Who uploaded the file, where the response says so. */
export const UploaderMark = observer(({ file: { uploadedBy } }: FileProps): ReactElement | null =>
  uploadedBy === 'unknown' ? null : (
    <span className="portal-file-by">
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d={drawings[uploadedBy]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </svg>{' '}
      <span>{texts().cabinet.uploaders[uploadedBy]}</span>
    </span>
  ),
);
