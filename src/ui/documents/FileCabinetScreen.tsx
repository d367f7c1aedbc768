import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DASHBOARD_WORK } from '../dashboard/dashboardTab';
import { LazyFeature } from '../kit/LazyFeature';
import { onDemand } from '../kit/onDemand';
import { PageHeader } from '../kit/PageHeader';
import { useStore } from '../state/storeContext';
import { cabinetTexts } from '../texts/cabinetTexts';
import { documentTexts } from '../texts/documentTexts';
import { CabinetFiles } from './CabinetFiles';
import { CabinetTools } from './CabinetTools';
import { CabinetUpload } from './CabinetUpload';
import { CabinetView } from './CabinetView';
import { FileCabinetStore } from './FileCabinetStore';
import type { CabinetProps } from './FileRow';
import { FilterDialog } from './FilterDialog';
import { SeveralUploadsButton } from './SeveralUploadsButton';
import './documents.css';
import { documents } from '../texts/groups';
import { withTexts } from '../texts/loading';

const Preview = onDemand<CabinetProps>(
  () => withTexts([documents], () => import('./CabinetPreview')).then((m) => m.CabinetPreview),
  () => <></>,
);

/** What is kept here, and where the customer's other files are. */
const Lead = observer((): ReactElement => (
  <>
    {cabinetTexts.lead}{' '}
    <span className="portal-cabinet-elsewhere">
      <Link to="/dashboard" state={DASHBOARD_WORK}>
        {cabinetTexts.taskDocuments}
      </Link>
      <Link to="/payments">{cabinetTexts.invoices}</Link>
    </span>
  </>
));

/** /filecabinet: the customer's files with search, filters, groups and upload (FILES-01, FILES-02, FILES-09, VAULT-01). */
export const FileCabinetScreen = observer((): ReactElement => {
  const store = useStore(FileCabinetStore);
  const [view] = useState(() => new CabinetView(store, navigator.pdfViewerEnabled));
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      <PageHeader
        title={documentTexts.cabinetTitle}
        lead={<Lead />}
        actions={<SeveralUploadsButton store={store} />}
      />
      <div className="portal-cabinet">
        <CabinetUpload store={store} />
        <CabinetTools store={store} />
        <CabinetFiles store={store} view={view} />
      </div>
      <FilterDialog store={store} />
      {view.previewed !== undefined && (
        <LazyFeature name="cabinet" waiting={null}>
          <Preview.Component store={store} view={view} />
        </LazyFeature>
      )}
    </>
  );
});
