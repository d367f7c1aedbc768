import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { CabinetFile } from '../../domain/documents/file';
import { sizeInKb } from '../../domain/documents/sizeInKb';
import { filledTags } from '../../domain/documents/filledTags';
import { DateText } from '../kit/DateText';
import { EmptyState } from '../kit/EmptyState';
import { ListState } from '../kit/ListState';
import { SectionCard } from '../kit/SectionCard';
import { StillWaiting } from '../kit/StillWaiting';
import { WindowedList } from '../kit/WindowedList';
import { documentTexts } from '../texts/documentTexts';
import type { FileCabinetStore } from './FileCabinetStore';

const ROW_HEIGHT = 64;

interface FilesProps {
  readonly store: FileCabinetStore;
}

/** One file with few elements and no images, so that a long list scrolls smoothly. */
const FileRow = observer(({ store, file }: FilesProps & { readonly file: CabinetFile }): ReactElement => (
  <div className="portal-file-row">
    <span className="portal-file-name">{file.name}</span>
    <DateText when={file.createdAt} />
    <span className="portal-file-size">{documentTexts.kilobytes(sizeInKb(file.bytes))}</span>
    <span className="portal-file-tag">{filledTags(file).join(', ') || documentTexts.noTags}</span>
    <Button
      type="text"
      aria-label={documentTexts.download(file.name)}
      onClick={() => void store.downloading.run(file)}
    >
      {documentTexts.downloadShort}
    </Button>
  </div>
));

const Shown = observer(({ store }: FilesProps): ReactElement => {
  if (store.shown.length === 0) {
    return (
      <EmptyState
        text={documentTexts.noMatch}
        action={<Button onClick={() => store.showAll()}>{documentTexts.showAll}</Button>}
      />
    );
  }
  return (
    <div>
      <div className="portal-file-row portal-file-head" aria-hidden="true">
        <span>{documentTexts.name}</span>
        <span>{documentTexts.date}</span>
        <span className="portal-file-size">{documentTexts.size}</span>
        <span>{documentTexts.tag}</span>
      </div>
      <StillWaiting command={store.downloading} />
      <WindowedList
        items={store.shown}
        keyOf={(file) => file.id}
        label={documentTexts.recents}
        rowHeight={ROW_HEIGHT}
      >
        {(file) => <FileRow store={store} file={file} />}
      </WindowedList>
    </div>
  );
});

const texts = () => ({
  loading: documentTexts.loading,
  empty: documentTexts.empty,
  failed: (): string => documentTexts.listFailed,
});

/** The 'Recents' list of the cabinet (FILES-18). */
export const CabinetFiles = observer(({ store }: FilesProps): ReactElement => (
  <SectionCard
    title={documentTexts.recents}
    {...(store.files.value === undefined ? {} : { count: store.shown.length })}
  >
    <ListState loadable={store.files} texts={texts()}>
      {() => <Shown store={store} />}
    </ListState>
  </SectionCard>
));
