import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { MissingFiles, PackingProgress } from '../kit/PackedZip';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import type { CabinetView } from './CabinetView';
import { CabinetZipStore } from './CabinetZipStore';
import { DownloadButton } from './DownloadButton';

export interface ZipProps {
  readonly view: CabinetView;
}

/** The zip of the cabinet's files, with what became of it. */
export const CabinetZip = observer(({ view }: ZipProps): ReactElement => {
  const store = useStore(CabinetZipStore);
  const { packing, zip } = store;
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      <DownloadButton view={view} zip={store} />
      <PackingProgress label={texts().cabinet.packing} packing={packing} />
      <MissingFiles text={texts().cabinet.missing(zip.missing.length)} missing={zip.missing} />
    </>
  );
});
