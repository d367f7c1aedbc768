import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { CabinetView } from './CabinetView';
import type { CabinetZipStore } from './CabinetZipStore';

interface DownloadProps {
  readonly view: CabinetView;
  /** None until its code is there. */
  readonly zip?: CabinetZipStore;
}

/** Makes one zip of what the cabinet shows or the customer selects. */
export const DownloadButton = observer(({ view, zip }: DownloadProps): ReactElement => {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = zip?.packing.isRunning ?? false;
  useFocusReturn(isBusy, button);
  return (
    <Button
      ref={button}
      icon={<DownloadOutlined aria-hidden />}
      disabled={isBusy || zip === undefined || view.toDownload.length === 0}
      onClick={() => void zip?.packing.run(view)}
    >
      {view.isSelecting ? texts().cabinet.downloadSelected : texts().cabinet.downloadAll}
    </Button>
  );
});
