import { Button } from 'antd';
import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { acceptedExtensions, acceptsPdf, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { DropZone } from '../kit/DropZone';
import { uploadFileOf } from '../kit/uploadFile';
import { useFocusReturn } from '../kit/useFocusReturn';
import { documentTexts } from '../texts/documentTexts';
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
const ChosenFile = observer(({ store: { choice, checking } }: CabinetUploadProps): ReactElement | null => {
  if (isNone(choice.file)) return null;
  const { pages } = checking;
  const counted = isNone(pages) ? [] : [documentTexts.pages(pages.value)];
  return (
    <p className="portal-field-hint portal-chosen-file">
      {[sizeText(choice.file.value.size), ...counted].join(', ')}
    </p>
  );
});

/** The cabinet's drop zone: the chosen file is kept until Upload sends it (FILES-09, FILES-13). */
export const CabinetUpload = observer(({ store }: CabinetUploadProps): ReactElement => {
  const button = useRef<HTMLButtonElement>(null);
  const { isBusy, chosenName: name } = store;
  useFocusReturn(isBusy, button);
  return (
    <div className="portal-cabinet-upload">
      <DropZone
        label={documentTexts.uploadZone}
        hint={documentTexts.uploadHint}
        accepted={acceptedText(cabinetPolicy)}
        lead={name === '' ? documentTexts.uploadLead : name}
        accept={acceptedExtensions(cabinetPolicy).join(',')}
        disabled={isBusy}
        onFile={(file) => store.chooseFile(file && uploadFileOf(file))}
      />
      <ChosenFile store={store} />
      <FileWarnings name={name} warnings={store.checking.warnings} />
      <div className="portal-upload-actions">
        <Button ref={button} type="primary" disabled={isBusy} onClick={() => void store.uploading.run()}>
          {documentTexts.upload}
        </Button>
        {acceptsPdf(cabinetPolicy) && (
          <PhotoPdfButton
            subject={documentTexts.photosSubject}
            maxBytes={cabinetPolicy.maxBytes}
            disabled={isBusy}
            sender={button}
            onUse={(pdf) => store.chooseFile(uploadFileOf(pdf))}
          />
        )}
      </div>
      <UploadProgressBar upload={store.uploading} name={name} />
      {store.uploadProblem.text !== '' && <UploadTold kind="error">{store.uploadProblem.text}</UploadTold>}
      {store.uploadedName !== '' && (
        <UploadTold kind="success">{documentTexts.uploaded(store.uploadedName)}</UploadTold>
      )}
    </div>
  );
});
