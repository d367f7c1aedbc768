import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { PageHeader } from '../kit/PageHeader';
import { useStore } from '../state/storeContext';
import { documentTexts } from '../texts/documentTexts';
import { CabinetFiles } from './CabinetFiles';
import { CabinetTools } from './CabinetTools';
import { CabinetUpload } from './CabinetUpload';
import { FileCabinetStore } from './FileCabinetStore';
import { FilterDialog } from './FilterDialog';
import { SeveralUploadsButton } from './SeveralUploadsButton';
import './documents.css';

/** /filecabinet: the customer's files with search, filters and upload (FILES-01, FILES-02, FILES-09). */
export const FileCabinetScreen = observer((): ReactElement => {
  const store = useStore(FileCabinetStore);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      <PageHeader
        title={documentTexts.cabinetTitle}
        lead={documentTexts.cabinetLead}
        actions={<SeveralUploadsButton store={store} />}
      />
      <div className="portal-cabinet">
        <CabinetUpload store={store} />
        <CabinetTools store={store} />
        <CabinetFiles store={store} />
      </div>
      <FilterDialog store={store} />
    </>
  );
});
