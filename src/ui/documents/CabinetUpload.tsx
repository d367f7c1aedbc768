import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { acceptedExtensions, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { DropZone } from '../kit/DropZone';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { SeveralUploadsProps } from './CabinetPage';
import { FileWarnings } from './FileWarnings';
import { PhotoPdfButton } from './PhotoPdfButton';
import { SeveralUploadsButton } from './SeveralUploadsButton';
import { SendAs } from './SendAs';
import { sizeText } from './sizeText';
import { acceptedText } from './uploadErrorText';
import type { SingleUpload } from './SingleUpload';
import { UploadProgressBar } from './UploadProgressBar';
import { UploadTold } from './UploadTold';

interface CabinetUploadProps {
  readonly store: SingleUpload;
}

/** The size of the chosen file, and the pages of a PDF once they are counted. */
const ChosenFile = observer(({ store: { form } }: CabinetUploadProps): ReactElement | null => {
  if (form.newest === undefined) return null;
  const { file } = form.newest;
  const { pages } = form.findings.of(file);
  const counted = isNone(pages) ? [] : [texts().document.pages(pages.value)];
  return (
    <p className="portal-field-hint portal-chosen-file">{[sizeText(file.size), ...counted].join(', ')}</p>
  );
});

export type SeveralOpening = Pick<SeveralUploadsProps, 'presses' | 'dropped'>;

/** Why Upload has not begun to send (CHECK-02). */
const Checking = observer(({ store: { form } }: CabinetUploadProps): ReactElement | null =>
  form.isRunning && form.isChecking && form.newest?.status.kind === 'waiting' ? (
    <p className="portal-field-hint">{texts().document.checking(form.newest.file.name)}</p>
  ) : null,
);

interface SeveralProps extends CabinetUploadProps {
  /** Opens the dialog that takes several files, with these. */
  readonly onSeveral: (files: readonly File[]) => void;
}

interface OnlyFirstProps extends SeveralProps {
  readonly dropped: readonly File[];
}

interface AddingProps extends OnlyFirstProps {
  readonly id: string;
  readonly several: SeveralOpening;
  /** Whether it comes with the files above it, so that it does not move when they come. */
  readonly isLater: boolean;
  /** Takes the first of these files; without any, the choice is taken back. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Several files were dropped where one has room. */
const OnlyFirst = observer(({ store, dropped, onSeveral }: OnlyFirstProps): ReactElement | null => {
  const [first] = dropped;
  if (first === undefined) return null;
  return (
    <Message kind="info">
      <p>{texts().document.onlyFirst(first.name)}</p>
      <Button size="small" disabled={store.isBusy} onClick={() => onSeveral(dropped)}>
        {texts().severalUpload.button}
      </Button>
    </Message>
  );
});

/** The ways to add a file; the chosen one is kept until Upload sends it (FILES-09, FILES-13, VAULT-04). */
export const CabinetUpload = observer((props: AddingProps): ReactElement => {
  const { store, id, dropped, several, isLater, onFiles, onSeveral } = props;
  const moveOn = (files: readonly File[]): void => {
    onFiles([]);
    onSeveral(files);
  };
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, chosenName: name } = store;
  useFocusReturn(isBusy, button);
  return (
    <section
      id={id}
      className={`portal-cabinet-upload${isLater ? ' portal-cabinet-later' : ''}`}
      aria-label={texts().cabinet.add}
    >
      <DropZone
        label={texts().document.uploadZone}
        hint={texts().document.uploadHint}
        accepted={acceptedText(cabinetPolicy)}
        lead={name === '' ? texts().document.uploadLead : name}
        accept={acceptedExtensions(cabinetPolicy).join(',')}
        disabled={isBusy}
        hasCamera
        onFile={(file) => onFiles(file === undefined ? [] : [file])}
        onSeveral={onFiles}
      />
      <OnlyFirst store={store} dropped={dropped} onSeveral={moveOn} />
      <ChosenFile store={store} />
      <FileWarnings name={name} warnings={store.form.warnings} />
      <div className="portal-upload-actions">
        <Button
          ref={button}
          type={name === '' ? 'default' : 'primary'}
          disabled={isBusy}
          onClick={() => void store.send()}
        >
          {texts().document.upload}
        </Button>
        <PhotoPdfButton
          subject={texts().document.photosSubject}
          maxBytes={cabinetPolicy.maxBytes}
          disabled={isBusy}
          sender={button}
          onUse={(pdf) => onFiles([pdf])}
        />
        <SeveralUploadsButton store={store} {...several} onPress={() => onSeveral([])} />
      </div>
      <Checking store={store} />
      <UploadProgressBar upload={store.form} name={name} />
      {store.problem.text !== '' && (
        <UploadTold kind="error" cause={store.problem.cause}>
          <MarkedWords text={store.problem.text} words={[name]} />
        </UploadTold>
      )}
      {store.problem.text !== '' && (
        <SendAs
          chosen={store.form.newest}
          disabled={isBusy}
          onSend={(file) => void store.sendInstead(file)}
        />
      )}
      {store.uploadedName !== '' && (
        <UploadTold kind="success">
          <MarkedWords text={texts().document.uploaded(store.uploadedName)} words={[store.uploadedName]} />
        </UploadTold>
      )}
    </section>
  );
});
