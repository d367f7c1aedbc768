import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { DASHBOARD_WORK } from '../dashboard/dashboardTab';
import { LazyPart } from '../kit/LazyPart';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { CabinetFiles } from './CabinetFiles';
import type { SeveralUploadsProps } from './CabinetPage';
import { CabinetSent } from './CabinetSent';
import { CabinetTools } from './CabinetTools';
import { CabinetUpload } from './CabinetUpload';
import { CabinetView } from './CabinetView';
import { FileCabinetStore } from './FileCabinetStore';
import { FilterDialog } from './FilterDialog';
import { SeveralUploadsButton } from './SeveralUploadsButton';
import './documents.css';

type SeveralOpening = Pick<SeveralUploadsProps, 'presses' | 'dropped'>;

/** What is kept here, and where the customer's other files are. */
const Lead = observer((): ReactElement => (
  <>
    <span>{`${texts().cabinet.lead} `}</span>
    <span className="portal-cabinet-elsewhere">
      <Link to="/dashboard" state={DASHBOARD_WORK}>
        {texts().cabinet.taskDocuments}
      </Link>
      <Link to="/payments">{texts().cabinet.invoices}</Link>
    </span>
  </>
));

/** What the last page could not send to the end before it was loaded again. */
const CutOff = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement | null => {
  const { unsent, unclear } = store.cutOff;
  if (unsent.length + unclear.length === 0) return null;
  return (
    <Message kind="info">
      {unsent.length > 0 && (
        <p>
          <MarkedWords text={texts().cabinet.cutOff(unsent.join(', '))} words={unsent} />
        </p>
      )}
      {unclear.length > 0 && (
        <p>
          <MarkedWords text={texts().cabinet.cutOffSending(unclear.join(', '))} words={unclear} />
        </p>
      )}
    </Message>
  );
});

/** /filecabinet: the customer's files with search, filters, groups and upload (FILES-01, FILES-02, FILES-09, VAULT-01). */
export const FileCabinetScreen = observer((): ReactElement => {
  const store = useStore(FileCabinetStore);
  const [several, setSeveral] = useState<SeveralOpening>({ presses: 0, dropped: [] });
  const openSeveral = (dropped: readonly File[]): void =>
    setSeveral({ presses: several.presses + 1, dropped });
  const [view] = useState(() => new CabinetView(store, navigator.pdfViewerEnabled));
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  return (
    <>
      <PageHeader
        title={texts().document.cabinetTitle}
        lead={<Lead />}
        actions={<SeveralUploadsButton store={store} {...several} onPress={() => openSeveral([])} />}
      />
      <div className="portal-cabinet">
        <CutOff store={store} />
        <CabinetUpload store={store} onSeveral={openSeveral} />
        <CabinetTools store={store} />
        <CabinetSent store={store} view={view} />
        <CabinetFiles store={store} view={view} />
      </div>
      <FilterDialog store={store} />
      {view.previewed !== undefined && (
        <LazyPart name="cabinetPreview" waiting={null} given={{ store, view }} />
      )}
    </>
  );
});
