import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef, useState } from 'react';
import { acceptedExtensions, acceptsPdf, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { DropZone } from '../kit/DropZone';
import { Message } from '../kit/Message';
import { uploadFileOf } from '../kit/uploadFile';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { FileCabinetStore } from './FileCabinetStore';
import { FileWarnings } from './FileWarnings';
import { PhotoPdfButton } from './PhotoPdfButton';
import { sizeText } from './sizeText';
import { acceptedText } from './uploadErrorText';
import { UploadProgressBar } from './UploadProgressBar';
import { UploadTold } from './UploadTold';

interface CabinetUploadProps {
  readonly store: FileCabinetStore;
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

interface SeveralProps extends CabinetUploadProps {
  /** Opens the dialog that takes several files, with these. */
  readonly onSeveral: (files: readonly File[]) => void;
}

interface OnlyFirstProps extends SeveralProps {
  readonly dropped: readonly File[];
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

/** The cabinet's drop zone: the chosen file is kept until Upload sends it (FILES-09, FILES-13). */
export const CabinetUpload = observer(({ store, onSeveral }: SeveralProps): ReactElement => {
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const choose = (file: File | undefined): void => {
    setDropped([]);
    store.chooseFile(file && uploadFileOf(file));
  };
  const moveOn = (files: readonly File[]): void => {
    choose(undefined);
    onSeveral(files);
  };
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, chosenName: name } = store;
  useFocusReturn(isBusy, button);
  return (
    <div className="portal-cabinet-upload">
      <DropZone
        label={texts().document.uploadZone}
        hint={texts().document.uploadHint}
        accepted={acceptedText(cabinetPolicy)}
        lead={name === '' ? texts().document.uploadLead : name}
        accept={acceptedExtensions(cabinetPolicy).join(',')}
        disabled={isBusy}
        onFile={choose}
        onSeveral={setDropped}
      />
      <OnlyFirst store={store} dropped={dropped} onSeveral={moveOn} />
      <ChosenFile store={store} />
      <FileWarnings name={name} warnings={store.form.warnings} />
      <div className="portal-upload-actions">
        <Button ref={button} type="primary" disabled={isBusy} onClick={() => void store.upload()}>
          {texts().document.upload}
        </Button>
        {acceptsPdf(cabinetPolicy) && (
          <PhotoPdfButton
            subject={texts().document.photosSubject}
            maxBytes={cabinetPolicy.maxBytes}
            disabled={isBusy}
            sender={button}
            onUse={(pdf) => store.chooseFile(uploadFileOf(pdf))}
          />
        )}
      </div>
      <UploadProgressBar upload={store.form} name={name} />
      {store.uploadProblem.text !== '' && (
        <UploadTold kind="error" cause={store.uploadProblem.cause}>
          {store.uploadProblem.text}
        </UploadTold>
      )}
      {store.uploadedName !== '' && (
        <UploadTold kind="success">{texts().document.uploaded(store.uploadedName)}</UploadTold>
      )}
    </div>
  );
});
