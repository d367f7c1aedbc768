import { Button } from 'antd';
import { FileOutlined, UploadOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId, useRef } from 'react';
import type { UploadFile } from '../../application/ports/UploadFile';
import { canUpload } from '../../domain/documents/canUpload';
import type { TaskDocument } from '../../domain/documents/file';
import { acceptedExtensions, acceptsPdf, taskPolicy } from '../../domain/documents/uploadPolicy';
import { DateText } from '../kit/DateText';
import { ListState } from '../kit/ListState';
import { Message } from '../kit/Message';
import { StatusPill } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { uploadFileOf } from '../kit/uploadFile';
import { documentTexts } from '../texts/documentTexts';
import { PhotoPdfButton } from './PhotoPdfButton';
import { ReadyFile } from './ReadyFile';
import type { TaskDocumentsStore } from './TaskDocumentsStore';
import { acceptedText } from './uploadErrorText';
import { UploadProgressBar } from './UploadProgressBar';
import { WrongFile } from './WrongFile';
import './taskDocuments.css';

interface DocumentProps {
  readonly store: TaskDocumentsStore;
  readonly document: TaskDocument;
}

interface NoticeProps extends DocumentProps {
  /** Id of the refusal's reason, which describes the pressed button. */
  readonly refusalId: string;
}

const Notice = observer(({ store, document, refusalId }: NoticeProps): ReactElement | null => {
  const { notice } = store;
  if (notice?.documentId !== document.id) return null;
  if (notice.kind !== 'typeRefused') return <Message kind={notice.kind}>{notice.text}</Message>;
  // The specification hides its sentence by styling: screen readers announce it, and the reason is visible (AMB-24).
  return (
    <div className="portal-file-refused">
      <Message kind="error" isLive={false}>
        <span id={refusalId}>{notice.reason}</span>
      </Message>
      <span role="alert" className="portal-file-unseen">
        {notice.text}
      </span>
    </div>
  );
});

interface UploadProps extends NoticeProps {
  /** Id of the line that names the accepted types. */
  readonly acceptedId: string;
  /** The button is disabled during an upload and disappears after it, so the caller moves the focus. */
  readonly onSent: () => void;
}

const UploadButton = observer((props: UploadProps): ReactElement => {
  const { store, document, acceptedId, refusalId, onSent } = props;
  const input = useRef<HTMLInputElement>(null);
  const isRefused = store.notice?.documentId === document.id && store.notice.kind === 'typeRefused';
  const ready = store.ready?.documentId === document.id ? store.ready.file : undefined;
  const send = async (file: UploadFile): Promise<void> => {
    await store.uploading.run(document, file);
    onSent();
  };
  return (
    <>
      <Button
        type={ready === undefined ? 'default' : 'primary'}
        icon={<UploadOutlined aria-hidden />}
        danger={isRefused}
        disabled={store.uploading.isRunning}
        aria-describedby={isRefused ? `${refusalId} ${acceptedId}` : acceptedId}
        onClick={() => (ready === undefined ? input.current?.click() : void send(ready))}
      >
        {documentTexts.uploadDocument(document.name)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptedExtensions(taskPolicy).join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void uploadFileOf(file).then(send);
          event.target.value = '';
        }}
      />
    </>
  );
});

const PhotosButton = observer(
  ({ store, document, headingId }: DocumentProps & { readonly headingId: string }): ReactElement | null =>
    acceptsPdf(taskPolicy) ? (
      <PhotoPdfButton
        subject={document.name}
        maxBytes={taskPolicy.maxBytes}
        disabled={store.uploading.isRunning}
        describedBy={headingId}
        onUse={(pdf) => void uploadFileOf(pdf).then((file) => store.keepReady(document.id, file))}
      />
    ) : null,
);

const Files = observer(({ store, document }: DocumentProps): ReactElement => (
  <ul className="portal-document-files">
    {document.files.map((file) => (
      <li key={file.id}>
        <Button type="link" icon={<FileOutlined aria-hidden />} onClick={() => void store.viewing.run(file)}>
          {documentTexts.viewFile(file.name)}
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
  const isNeeded = canUpload(document);
  const stayThere = (): void => {
    if (window.document.activeElement === window.document.body)
      containerRef.current?.querySelector('button')?.focus();
  };
  return (
    <li ref={containerRef} className="portal-document">
      <div className="portal-document-head">
        <h2 id={headingId}>{document.name}</h2>
        <StatusPill tone={isNeeded ? 'progress' : 'success'}>
          {isNeeded ? documentTexts.needed : documentTexts.received}
        </StatusPill>
      </div>
      {isNeeded ? (
        <div className="portal-upload-actions">
          <UploadButton {...{ store, document, acceptedId, refusalId }} onSent={stayThere} />
          <PhotosButton {...{ store, document, headingId }} />
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
