import { Button } from 'antd';
import { UploadOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useRef } from 'react';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { TaskDocument } from '../../domain/documents/file';
import { acceptedExtensions, acceptsPdf, taskPolicy } from '../../domain/documents/uploadPolicy';
import { MarkedWords } from '../kit/MarkedWords';
import { uploadFileOf } from '../kit/uploadFile';
import { documentTexts } from '../texts/documentTexts';
import type { FileWarningListProps } from './FileWarningList';
import { FileWarnings } from './FileWarnings';
import { PhotoPdfButton } from './PhotoPdfButton';
import type { TaskDocumentsStore } from './TaskDocumentsStore';

export interface DocumentProps {
  readonly store: TaskDocumentsStore;
  readonly document: TaskDocument;
}

export interface NoticeProps extends DocumentProps {
  /** Id of the refusal's reason, which describes the pressed button. */
  readonly refusalId: string;
}

interface OfferedProps extends DocumentProps {
  readonly choices: NonNullable<FileWarningListProps['choices']>;
}

/** The chosen file while it is checked, or with what to know before it is sent (CHECK-01). */
const Offered = observer(({ store, document, choices }: OfferedProps): ReactElement | null => {
  const { current, checking } = store.offer;
  if (current?.document.id !== document.id) return null;
  const { name } = current.file;
  if (checking.isRunning) return <p className="portal-field-hint">{documentTexts.checking(name)}</p>;
  return <FileWarnings name={name} warnings={checking.warnings} choices={choices} />;
});

export interface UploadProps extends NoticeProps {
  /** Id of the line that names the accepted types. */
  readonly acceptedId: string;
  /** The button is disabled during an upload and disappears after it, so the caller moves the focus. */
  readonly onSent: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Sends a file for one document of a task, or the PDF that waits there (DOCS-03, CHECK-05). */
export const UploadButton = observer((props: UploadProps): ReactElement => {
  const { store, document, acceptedId, refusalId, onSent, buttonRef } = props;
  const input = useRef<HTMLInputElement>(null);
  const notice = store.notices.current;
  const isRefused = notice?.documentId === document.id && notice.kind === 'typeRefused';
  const ready = store.ready?.document.id === document.id ? store.ready.file : undefined;
  const offer = async (file: UploadFile): Promise<void> => {
    await store.choose(document, file);
    onSent();
  };
  const send = async (file: UploadFile): Promise<void> => {
    await store.send(document, file);
    onSent();
  };
  const sendAnyway = async (): Promise<void> => {
    await store.offer.send();
    onSent();
  };
  const choose = (): void => input.current?.click();
  return (
    <>
      <Button
        ref={buttonRef}
        type={ready === undefined ? 'default' : 'primary'}
        icon={<UploadOutlined aria-hidden />}
        danger={isRefused}
        disabled={store.uploading.isRunning}
        aria-describedby={isRefused ? `${refusalId} ${acceptedId}` : acceptedId}
        onClick={() => (ready === undefined ? choose() : void send(ready))}
      >
        <MarkedWords text={documentTexts.uploadDocument(document.name)} words={[document.name]} />
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptedExtensions(taskPolicy).join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void uploadFileOf(file).then(offer);
          event.target.value = '';
        }}
      />
      <Offered
        store={store}
        document={document}
        choices={{ onUpload: () => void sendAnyway(), onChooseAnother: choose }}
      />
    </>
  );
});

interface PhotosProps extends DocumentProps {
  readonly headingId: string;
  /** The button that sends the PDF. */
  readonly sender: RefObject<HTMLButtonElement | null>;
}

/** Makes one PDF of photographs for a document (CHECK-05). */
export const PhotosButton = observer(
  ({ store, document, headingId, sender }: PhotosProps): ReactElement | null =>
    acceptsPdf(taskPolicy) ? (
      <PhotoPdfButton
        subject={document.name}
        maxBytes={taskPolicy.maxBytes}
        disabled={store.uploading.isRunning}
        describedBy={headingId}
        sender={sender}
        onUse={(pdf) => void uploadFileOf(pdf).then((file) => store.keepReady(document, file))}
      />
    ) : null,
);
