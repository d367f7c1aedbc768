import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
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
  const zip = useStore(CabinetZipStore);
  return (
    <>
      <DownloadButton view={view} zip={zip} />
      <PackingProgress label={texts().cabinet.packing} packing={zip.packing} />
      <MissingFiles text={texts().cabinet.missing(zip.missing.length)} missing={zip.missing} />
    </>
  );
});
