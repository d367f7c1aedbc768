import { Button } from 'antd';
import { FileOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId, useRef } from 'react';
import { canUpload } from '../../domain/documents/canUpload';
import { taskPolicy } from '../../domain/documents/uploadPolicy';
import { MarkedWords } from '../kit/MarkedWords';
import { DateText } from '../kit/DateText';
import { ListState } from '../kit/ListState';
import { StatusPill } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { documentTexts } from '../texts/documentTexts';
import { ReadyFile } from './ReadyFile';
import {
  type DocumentProps,
  type NoticeProps,
  PhotosButton,
  UploadButton,
  type UploadProps,
} from './TaskUpload';
import { acceptedText } from './uploadErrorText';
import { UploadProgressBar } from './UploadProgressBar';
import { UploadTold } from './UploadTold';
import { WrongFile } from './WrongFile';
import { langOf } from '../kit/langOf';
import './taskDocuments.css';

const Notice = observer(({ store, document, refusalId }: NoticeProps): ReactElement | null => {
  const notice = store.notices.current;
  if (notice?.documentId !== document.id) return null;
  if (notice.kind !== 'typeRefused') return <UploadTold kind={notice.kind}>{notice.text}</UploadTold>;
  // The specification hides its sentence by styling: screen readers announce it, and the reason is visible (AMB-24).
  return (
    <div className="portal-file-refused">
      <UploadTold kind="error" isLive={false}>
        <span id={refusalId}>{notice.reason}</span>
      </UploadTold>
      <span role="alert" className="portal-file-unseen">
        {notice.text}
      </span>
    </div>
  );
});

const Files = observer(({ store, document }: DocumentProps): ReactElement => (
  <ul className="portal-document-files">
    {document.files.map((file) => (
      <li key={file.id}>
        <Button type="link" icon={<FileOutlined aria-hidden />} onClick={() => void store.viewing.run(file)}>
          <MarkedWords text={documentTexts.viewFile(file.name)} words={[file.name]} />
        </Button>
        <span className="portal-document-date">
          <DateText when={file.createdAt} />
        </span>
      </li>
    ))}
  </ul>
));

type ItemProps = DocumentProps & Pick<UploadProps, 'acceptedId'>;

const DocumentItem = observer(({ store, document, acceptedId }: ItemProps): ReactElement => {
  const refusalId = useId();
  const headingId = useId();
  const containerRef = useRef<HTMLLIElement>(null);
  const uploadRef = useRef<HTMLButtonElement>(null);
  const isNeeded = canUpload(document);
  const stayThere = (): void => {
    if (window.document.activeElement === window.document.body)
      containerRef.current?.querySelector('button')?.focus();
  };
  return (
    <li ref={containerRef} className="portal-document">
      <div className="portal-document-head">
        <h2 id={headingId} lang={langOf(document.name)}>
          {document.name}
        </h2>
        <StatusPill tone={isNeeded ? 'progress' : 'success'}>
          {isNeeded ? documentTexts.needed : documentTexts.received}
        </StatusPill>
      </div>
      {isNeeded ? (
        <div className="portal-upload-actions">
          <UploadButton
            {...{ store, document, acceptedId, refusalId }}
            onSent={stayThere}
            buttonRef={uploadRef}
          />
          <PhotosButton {...{ store, document, headingId }} sender={uploadRef} />
        </div>
      ) : (
        <>
          <Files store={store} document={document} />
          <WrongFile taskId={store.owner.taskId} document={document} />
        </>
      )}
      <ReadyFile store={store} document={document} />
      {store.sending === document.id && <UploadProgressBar upload={store.uploading} name={document.name} />}
      <Notice store={store} document={document} refusalId={refusalId} />
    </li>
  );
});

const texts = () => ({
  loading: documentTexts.loading,
  empty: documentTexts.noDocuments,
  failed: (): string => documentTexts.listFailed,
});

const Checklist = observer(({ store }: Pick<DocumentProps, 'store'>): ReactElement => {
  const acceptedId = useId();
  const { missing } = store;
  return (
    <>
      <div className="portal-documents-lead">
        <p>{missing === 0 ? documentTexts.allThere : documentTexts.missing(missing)}</p>
        {missing > 0 && (
          <p id={acceptedId} className="portal-field-hint">
            {acceptedText(taskPolicy)}
          </p>
        )}
      </div>
      <StillWaiting command={store.viewing} />
      <ul className="portal-documents">
        {store.shown.map((document) => (
          <DocumentItem key={document.id} store={store} document={document} acceptedId={acceptedId} />
        ))}
      </ul>
    </>
  );
});

/** The documents that a task asks for, as a checklist; missing ones come first. */
export const TaskDocuments = observer(({ store }: Pick<DocumentProps, 'store'>): ReactElement => (
  <ListState loadable={store.documents} texts={texts()}>
    {() => <Checklist store={store} />}
  </ListState>
));
