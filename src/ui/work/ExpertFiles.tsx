import { DownloadOutlined, FileOutlined, ShareAltOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import type { ExpertFile } from '../../domain/work/expertFiles';
import { langOf } from '../kit/langOf';
import { StillWaiting } from '../kit/StillWaiting';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { ExpertFilesStore } from './ExpertFilesStore';
import './expertFiles.css';

export interface ExpertFilesProps {
  readonly files: readonly ExpertFile[];
}

const List = observer(({ files }: ExpertFilesProps): ReactElement => {
  const store = useStore(ExpertFilesStore);
  useEffect(() => () => store.leave(), [store]);
  return (
    <div className="portal-expert-files">
      <ul role="list">
        {files.map((file) => (
          <li key={file.path}>
            <FileOutlined aria-hidden />
            <span className="portal-expert-file" lang={langOf(file.name)}>
              {file.name}
            </span>
            <Button
              icon={<DownloadOutlined aria-hidden />}
              aria-label={texts().fileAction.download(file.name)}
              onClick={() => void store.downloading.run(file)}
            >
              {texts().fileAction.downloadShort}
            </Button>
            <Button
              icon={<ShareAltOutlined aria-hidden />}
              aria-label={texts().fileAction.share(file.name)}
              onClick={() => void store.sharing.run(file)}
            >
              {texts().fileAction.shareShort}
            </Button>
          </li>
        ))}
      </ul>
      <StillWaiting command={store.downloading} />
      <StillWaiting command={store.sharing} />
    </div>
  );
});

/** Files that the expert sent, each under its name, to download and to share; nothing where there is none (HOME-02, HOME-03). */
export const ExpertFiles = ({ files }: ExpertFilesProps): ReactElement | null =>
  files.length === 0 ? null : <List files={files} />;
