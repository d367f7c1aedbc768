import { Button } from 'antd';
import { isNone, isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { CabinetFile } from '../../domain/documents/file';
import { filledTags } from '../../domain/documents/filledTags';
import type { CabinetLine, FileGroup } from '../../domain/documents/grouping';
import { sizeInKb } from '../../domain/documents/fileSize';
import { DateText } from '../kit/DateText';
import { texts } from '../texts/texts';
import type { CabinetView } from './CabinetView';
import type { FileCabinetStore } from './FileCabinetStore';
import { FormatMark, UploaderMark } from './FileMarks';
import { groupText } from './groupText';
import { tagText } from './tagText';
import { langOf } from '../kit/langOf';

export interface CabinetProps {
  readonly store: FileCabinetStore;
  readonly view: CabinetView;
}

interface SelectProps {
  readonly view: CabinetView;
  readonly files: readonly CabinetFile[];
  readonly label: string;
}

/** A box of the browser's own: few elements for a row of a long list. */
const Select = observer(({ view, files, label }: SelectProps): ReactElement | null =>
  view.isSelecting ? (
    <label className="portal-file-select">
      <input
        type="checkbox"
        aria-label={label}
        checked={files.every((file) => view.isSelected(file))}
        onChange={() => view.toggle(files)}
      />
    </label>
  ) : null,
);

/** Each in the language that it is written in. */
const Tags = observer(({ tags }: { readonly tags: readonly string[] }): ReactElement => (
  <span className="portal-file-tag">
    {tags.length === 0 ? (
      <span>{texts().document.noTags}</span>
    ) : (
      tags.map((tag, index) => (
        <span key={tag} lang={langOf(tagText(tag))}>
          {index === 0 ? tagText(tag) : `, ${tagText(tag)}`}
        </span>
      ))
    )}
  </span>
));

const GroupHead = observer(
  ({ view, group }: { readonly view: CabinetView; readonly group: FileGroup }): ReactElement => {
    const text = groupText(group);
    return (
      <div className="portal-file-group">
        <Select view={view} files={group.files} label={texts().cabinet.selectGroup(text)} />
        <h3 lang={langOf(text)}>{text}</h3>
        <span>{texts().cabinet.filesIn(group.files.length)}</span>
      </div>
    );
  },
);

const FileRow = observer(
  ({ store, view, file }: CabinetProps & { readonly file: CabinetFile }): ReactElement => (
    <div className={view.isSelecting ? 'portal-file-row portal-file-row-selecting' : 'portal-file-row'}>
      <Select view={view} files={[file]} label={texts().cabinet.selectFile(file.name)} />
      <FormatMark file={file} />
      <span className="portal-file-name">
        <button
          type="button"
          data-preview=""
          aria-label={texts().cabinet.preview(file.name)}
          onClick={() => view.preview(file)}
          lang={langOf(file.name)}
        >
          {file.name}
        </button>
        <UploaderMark file={file} />
      </span>
      <DateText when={file.createdAt} />
      <span className="portal-file-size">
        {isNone(file.bytes) ? '' : texts().document.kilobytes(sizeInKb(file.bytes.value))}
      </span>
      <Tags tags={filledTags(file)} />
      <Button
        type="text"
        aria-label={texts().fileAction.download(file.name)}
        onClick={() => void store.downloading.run(file)}
      >
        {texts().fileAction.downloadShort}
      </Button>
    </div>
  ),
);

/** A file of the list, beneath the heading of its group where it is the first of one. */
export const FileLine = ({ line, ...props }: CabinetProps & { readonly line: CabinetLine }): ReactElement => (
  <>
    {isSome(line.begins) && <GroupHead view={props.view} group={line.begins.value} />}
    <FileRow file={line.file} {...props} />
  </>
);
