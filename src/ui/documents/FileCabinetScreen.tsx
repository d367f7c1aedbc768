import { observer } from 'mobx-react-lite';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { SHARED_PATH } from '../../domain/documents/sharedFiles';
import { DASHBOARD_WORK } from '../dashboard/dashboardTab';
import { LazyPart } from '../kit/LazyPart';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { uploadFileOf } from '../kit/uploadFile';
import { useFileDrop } from '../kit/useFileDrop';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { CabinetFiles } from './CabinetFiles';
import { CabinetSent } from './CabinetSent';
import { CabinetTools } from './CabinetTools';
import { CabinetUpload, type SeveralOpening } from './CabinetUpload';
import { CabinetView } from './CabinetView';
import { FileCabinetStore } from './FileCabinetStore';
import { FilterDialog } from './FilterDialog';
import type { SingleUpload } from './SingleUpload';
import './documents.css';

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
const CutOff = observer(({ store }: { readonly store: SingleUpload }): ReactElement | null => {
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

/** The way to what other apps shared, while some of it is kept (SHARE-03). */
const Shared = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement | null =>
  store.sharedCount === 0 ? null : (
    <Message kind="info" isLive={false}>
      <span>{texts().cabinet.shared(store.sharedCount)}</span>{' '}
      <Link to={SHARED_PATH}>{texts().shell.shared}</Link>
    </Message>
  ),
);

interface AddButtonProps {
  readonly isOpen: boolean;
  /** Id of what it brings to the top. */
  readonly controls: string;
  readonly onPress: () => void;
}

const AddButton = observer(({ isOpen, controls, onPress }: AddButtonProps): ReactElement => (
  <Button
    type={isOpen ? 'default' : 'primary'}
    icon={<PlusOutlined aria-hidden />}
    aria-controls={controls}
    onClick={onPress}
  >
    {texts().cabinet.add}
  </Button>
));

/** /filecabinet: the customer's files with search, filters and groups, and what adds to them (FILES-01, FILES-02, FILES-09, VAULT-01). */
export const FileCabinetScreen = observer((): ReactElement => {
  const store = useStore(FileCabinetStore);
  const id = useId();
  const [isAdding, setAdding] = useState(store.upload.form.isRunning);
  const [several, setSeveral] = useState<SeveralOpening>({ presses: 0, dropped: [] });
  const openSeveral = (files: readonly File[]): void =>
    setSeveral({ presses: several.presses + 1, dropped: files });
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const choose = (files: readonly File[]): void => {
    const [file] = files;
    setDropped(files.length > 1 ? files : []);
    store.upload.choose(file && uploadFileOf(file));
  };
  const takeHere = (files: readonly File[]): void => {
    setAdding(true);
    choose(files);
  };
  const { isOver, handlers } = useFileDrop(takeHere, { isDisabled: store.upload.isBusy, hasFields: true });
  const [view] = useState(() => new CabinetView(store, navigator.pdfViewerEnabled));
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const adding = (
    <CabinetUpload
      key="adding"
      id={id}
      store={store.upload}
      several={several}
      isLater={!isAdding && (store.files.isIdle || store.files.isLoading)}
      dropped={dropped}
      onFiles={choose}
      onSeveral={openSeveral}
    />
  );
  const files = [
    <CabinetTools key="tools" store={store} />,
    <CabinetSent key="sent" store={store} view={view} />,
    <CabinetFiles key="files" store={store} view={view} />,
  ];
  return (
    <>
      <div className={isOver ? 'portal-cabinet-over' : undefined} {...handlers}>
        <PageHeader
          title={texts().document.cabinetTitle}
          lead={<Lead />}
          actions={<AddButton isOpen={isAdding} controls={id} onPress={() => setAdding(!isAdding)} />}
        />
        <div className="portal-cabinet">
          <CutOff store={store.upload} />
          <Shared store={store} />
          {/* The keys let it change its place with all that was chosen in it. */}
          {isAdding ? [adding, ...files] : [...files, adding]}
        </div>
      </div>
      <FilterDialog store={store} />
      {view.previewed !== undefined && (
        <LazyPart name="cabinetPreview" waiting={null} given={{ store, view }} />
      )}
    </>
  );
});
