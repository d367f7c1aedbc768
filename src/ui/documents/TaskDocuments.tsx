import { Button } from 'antd';
import { FileOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId, useRef, useState } from 'react';
import { canUpload } from '../../domain/documents/canUpload';
import { taskPolicy } from '../../domain/documents/uploadPolicy';
import { MarkedWords } from '../kit/MarkedWords';
import { DateText } from '../kit/DateText';
import { ListState } from '../kit/ListState';
import { Message } from '../kit/Message';
import { Stepwise } from '../kit/Stepwise';
import { StatusPill } from '../kit/StatusPill';
import { StillWaiting } from '../kit/StillWaiting';
import { uploadFileOf } from '../kit/uploadFile';
import { useFileDrop } from '../kit/useFileDrop';
import type { DocumentsNote } from '../../domain/work/taskNotes';
import { texts } from '../texts/texts';
import { AddPapers, AnotherPaper } from './AddPapers';
import type { NamedTask } from './paperDialogProps';
import { ReadyFile } from './ReadyFile';
import {
  type DocumentProps,
  type NoticeProps,
  PhotosButton,
  UploadButton,
  type UploadProps,
} from './TaskUpload';
import { FileWarnings } from './FileWarnings';
import { acceptedText } from './uploadErrorText';
import { UploadProgressBar } from './UploadProgressBar';
import { UploadTold } from './UploadTold';
import { WrongFile } from './WrongFile';
import { langOf } from '../kit/langOf';
import './taskDocuments.css';

const Notice = observer(({ store, document, refusalId }: NoticeProps): ReactElement | null => {
  const notice = store.notices.current;
  if (notice?.documentId !== document.id) return null;
  if (notice.kind === 'success') return <UploadTold kind="success">{notice.text}</UploadTold>;
  if (notice.kind === 'error')
    return (
      <UploadTold kind="error" cause={notice.cause}>
        {notice.text}
      </UploadTold>
    );
  // The specification hides its sentence by styling: screen readers announce it, and the reason is visible (AMB-24).
  return (
    <div className="portal-file-refused">
      <UploadTold kind="error" cause={undefined} isLive={false}>
        <span id={refusalId}>{notice.reason}</span>
      </UploadTold>
      <span role="alert" className="portal-file-unseen">
        {notice.text}
      </span>
    </div>
  );
});

const Files = observer(({ store, document }: DocumentProps): ReactElement => (
  <Stepwise items={document.files}>
    {(shown) => (
      <ul role="list" className="portal-document-files">
        {shown.map((file) => (
          <li key={file.id}>
            <Button
              type="link"
              icon={<FileOutlined aria-hidden />}
              onClick={() => void store.viewing.run(file)}
            >
              <MarkedWords text={texts().document.viewFile(file.name)} words={[file.name]} />
            </Button>
            <span className="portal-document-date">
              <DateText when={file.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    )}
  </Stepwise>
));

type ItemProps = DocumentProps &
  Pick<UploadProps, 'acceptedId'> & {
    /** Whether the service was completed without it. */
    readonly isNotNeeded: boolean;
  };

/** What came of a check that ended after its file was sent (CHECK-01). */
const LateWarnings = observer(({ store: { late }, document }: DocumentProps): ReactElement | null =>
  late?.documentId === document.id ? <FileWarnings name={late.name} warnings={late.warnings} isLate /> : null,
);

const DocumentItem = observer(({ store, document, acceptedId, isNotNeeded }: ItemProps): ReactElement => {
  const refusalId = useId();
  const headingId = useId();
  const containerRef = useRef<HTMLLIElement>(null);
  const uploadRef = useRef<HTMLButtonElement>(null);
  const sendRef = useRef<HTMLButtonElement>(null);
  const isMissing = canUpload(document);
  const isNeeded = isMissing && !isNotNeeded;
  const stayThere = (): void => {
    if (window.document.activeElement === window.document.body)
      containerRef.current?.querySelector('button')?.focus();
  };
  const [areSeveral, setSeveral] = useState(false);
  const take = (files: readonly File[]): void => {
    const [file] = files;
    setSeveral(files.length > 1);
    if (file === undefined || files.length > 1) return;
    void uploadFileOf(file)
      .then((chosen) => store.choose(document, chosen))
      .then(stayThere);
  };
  const place = store.placeAt(document);
  const { isOver, isRefused, handlers } = useFileDrop(take, { isDisabled: store.isUploading });
  return (
    <li
      ref={containerRef}
      className={`portal-document${isOver ? ' portal-document-over' : ''}`}
      {...(isNeeded ? handlers : {})}
    >
      <div className="portal-document-head">
        <h2 id={headingId} lang={langOf(document.name)}>
          {document.name}
        </h2>
        {isMissing && isNotNeeded ? (
          <StatusPill tone="idle">{texts().document.notSent}</StatusPill>
        ) : (
          <StatusPill tone={isNeeded ? 'progress' : 'success'}>
            {isNeeded ? texts().document.needed : texts().document.received}
          </StatusPill>
        )}
      </div>
      {isNeeded && (
        <div className="portal-upload-actions">
          <UploadButton
            {...{ store, document, acceptedId, refusalId }}
            onSent={stayThere}
            buttonRef={uploadRef}
          />
          <PhotosButton {...{ store, document, headingId }} sender={sendRef} />
        </div>
      )}
      {!isMissing && (
        <>
          <Files store={store} document={document} />
          <WrongFile taskId={store.owner.taskId} document={document} />
        </>
      )}
      {isRefused && (
        <Message kind="error" cause={undefined}>
          {texts().kit.notAFile}
        </Message>
      )}
      {areSeveral && !isRefused && (
        <Message kind="error" cause={undefined}>
          {texts().document.oneFileHere}
        </Message>
      )}
      <ReadyFile
        store={store}
        document={document}
        onSent={stayThere}
        onChooseAnother={() => uploadRef.current?.click()}
        sendRef={sendRef}
      />
      {place?.newest !== undefined && <UploadProgressBar upload={place} name={document.name} />}
      <Notice store={store} document={document} refusalId={refusalId} />
      <LateWarnings store={store} document={document} />
    </li>
  );
});

const loadTexts = () => ({
  loading: texts().document.loading,
  empty: texts().document.noDocuments,
  failed: (): string => texts().document.listFailed,
});

const noteText = (note: Exclude<DocumentsNote, 'unknown'>, missing: number): string => {
  switch (note) {
    case 'needed':
      return texts().document.missing(missing);
    case 'moreNeeded':
      return texts().document.moreMissing(missing);
    case 'notNeeded':
      return texts().document.notNeeded;
    case 'noneMissing':
    case 'ourTurn':
      return texts().document.allThere;
  }
};

interface ChecklistProps extends Pick<DocumentProps, 'store'> {
  /** What is said of them as a whole. */
  readonly note: DocumentsNote;
}

const Checklist = observer(({ store, note }: ChecklistProps): ReactElement => {
  const acceptedId = useId();
  const { missing } = store;
  const isNotNeeded = note === 'notNeeded';
  return (
    <>
      <div className="portal-documents-lead">
        {note !== 'unknown' && (
          <p>
            <span>{noteText(note, missing)}</span>
            {note === 'ourTurn' && <span>{` ${texts().document.ourTurn}`}</span>}
          </p>
        )}
        {missing > 0 && !isNotNeeded && (
          <p id={acceptedId} className="portal-field-hint">
            {acceptedText(taskPolicy)}
          </p>
        )}
      </div>
      <AddPapers store={store} isOffered={missing > 0 && !isNotNeeded} />
      <StillWaiting command={store.viewing} />
      <Stepwise items={store.shown}>
        {(shown) => (
          <ul role="list" className="portal-documents">
            {shown.map((document) => (
              <DocumentItem
                key={document.id}
                store={store}
                document={document}
                acceptedId={acceptedId}
                isNotNeeded={isNotNeeded}
              />
            ))}
          </ul>
        )}
      </Stepwise>
    </>
  );
});

interface TaskDocumentsProps extends ChecklistProps {
  readonly task: NamedTask;
}

/** The documents that a task asks for, as a checklist; missing ones come first. */
export const TaskDocuments = observer(({ store, note, task }: TaskDocumentsProps): ReactElement => (
  <>
    <ListState loadable={store.documents} texts={loadTexts()}>
      {() => <Checklist store={store} note={note} />}
    </ListState>
    <AnotherPaper task={task} />
  </>
));
