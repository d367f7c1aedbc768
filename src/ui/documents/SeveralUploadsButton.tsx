import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { onDemand } from '../kit/onDemand';
import { severalUploadTexts } from '../texts/severalUploadTexts';
import type { CabinetPage } from './CabinetPage';
import type { FileCabinetStore } from './FileCabinetStore';
import type { SeveralUploadsProps } from './SeveralUploads';
import { SeveralUploadsLoading } from './SeveralUploadsLoading';
import { documents } from '../texts/groups';
import { withTexts } from '../texts/loading';

const { Component: SeveralUploads } = onDemand<SeveralUploadsProps>(
  () => withTexts([documents], () => import('./SeveralUploads')).then((m) => m.SeveralUploads),
  SeveralUploadsLoading,
);

const pageOf = ({ uploading, files }: FileCabinetStore): CabinetPage => ({
  isBusy: () => uploading.isRunning,
  readAgain: () => void files.reloadQuietly(),
});

/** Opens the dialog for several files; not while one file is sent or the page is about to reload after it. */
export const SeveralUploadsButton = observer(
  ({ store }: { readonly store: FileCabinetStore }): ReactElement => {
    const [presses, setPresses] = useState(0);
    const opener = useRef<HTMLButtonElement>(null);
    const page = useMemo(() => pageOf(store), [store]);
    return (
      <>
        <Button ref={opener} disabled={store.isBusy} onClick={() => setPresses(presses + 1)}>
          {severalUploadTexts.button}
        </Button>
        {presses > 0 && <SeveralUploads page={page} presses={presses} opener={opener} />}
      </>
    );
  },
);
