import { Button } from 'antd';
import { UploadOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type RefObject, useRef } from 'react';
import type { UploadFile } from '../../application/ports/UploadFile';
import type { TaskDocument } from '../../domain/documents/file';
import { acceptedExtensions, taskPolicy } from '../../domain/documents/uploadPolicy';
import { MarkedWords } from '../kit/MarkedWords';
import { uploadFileOf } from '../kit/uploadFile';
import { texts } from '../texts/texts';
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

interface ChosenProps extends DocumentProps {
  readonly onUpload: () => void;
  readonly onChooseAnother: () => void;
}

/** The chosen file while it is checked, or with what to know before it is sent (CHECK-01). */
const Chosen = observer(
  ({ store, document, onUpload, onChooseAnother }: ChosenProps): ReactElement | null => {
    const place = store.placeAt(document);
    if (place?.newest?.status.kind !== 'held') return null;
    const { name } = place.newest.file;
    if (place.isChecking) return <p className="portal-field-hint">{texts().document.checking(name)}</p>;
    const choices = { isUploading: store.isUploading, onUpload, onChooseAnother };
    return <FileWarnings name={name} warnings={place.warnings} choices={choices} />;
  },
);

export interface UploadProps extends NoticeProps {
  /** Id of the line that names the accepted types. */
  readonly acceptedId: string;
  /** The button is disabled during an upload and disappears after it, so the caller moves the focus. */
  readonly onSent: () => void;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Chooses a file for one document of a task; what waits there has a button of its own (DOCS-03, CHECK-05). */
export const UploadButton = observer((props: UploadProps): ReactElement => {
  const { store, document, acceptedId, refusalId, onSent, buttonRef } = props;
  const input = useRef<HTMLInputElement>(null);
  const notice = store.notices.current;
  const isRefused = notice?.documentId === document.id && notice.kind === 'typeRefused';
  const place = store.placeAt(document);
  const check = async (file: UploadFile): Promise<void> => {
    await store.choose(document, file);
    onSent();
  };
  const send = async (): Promise<void> => {
    if (place !== undefined) await store.send(place);
    onSent();
  };
  const choose = (): void => input.current?.click();
  return (
    <>
      <Button
        ref={buttonRef}
        icon={<UploadOutlined aria-hidden />}
        danger={isRefused}
        disabled={store.isUploading}
        // Told once above the list, and again only where it was the reason of a refusal.
        aria-describedby={isRefused ? `${refusalId} ${acceptedId}` : undefined}
        onClick={choose}
      >
        <MarkedWords text={texts().document.uploadDocument(document.name)} words={[document.name]} />
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={acceptedExtensions(taskPolicy).join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) void uploadFileOf(file).then(check);
          event.target.value = '';
        }}
      />
      <Chosen {...{ store, document }} onUpload={() => void send()} onChooseAnother={choose} />
    </>
  );
});

interface PhotosProps extends DocumentProps {
  readonly headingId: string;
  /** The button that sends the PDF. */
  readonly sender: RefObject<HTMLButtonElement | null>;
}

/** Makes one PDF of photographs for a document (CHECK-05). */
export const PhotosButton = observer(({ store, document, headingId, sender }: PhotosProps): ReactElement => {
  const use = async (pdf: File): Promise<void> => {
    store.keepReady(document, await uploadFileOf(pdf));
    // The button is drawn with the file, which may come after the dialog has gone.
    await Promise.resolve();
    sender.current?.focus();
  };
  return (
    <PhotoPdfButton
      subject={document.name}
      maxBytes={taskPolicy.maxBytes}
      disabled={store.isUploading}
      describedBy={headingId}
      sender={sender}
      onUse={(pdf) => void use(pdf)}
    />
  );
});
