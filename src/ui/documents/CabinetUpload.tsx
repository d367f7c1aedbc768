import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { acceptedExtensions, acceptsPdf, cabinetPolicy } from '../../domain/documents/uploadPolicy';
import { DropZone } from '../kit/DropZone';
import { Message } from '../kit/Message';
import { uploadFileOf } from '../kit/uploadFile';
import { useFocusReturn } from '../kit/useFocusReturn';
import { documentTexts } from '../texts/documentTexts';
import type { FileCabinetStore } from './FileCabinetStore';
import { FileWarnings } from './FileWarnings';
import { PhotoPdfButton } from './PhotoPdfButton';
import { acceptedText } from './uploadErrorText';
import { UploadProgressBar } from './UploadProgressBar';

/** The cabinet's drop zone: the chosen file is kept until Upload sends it (FILES-09, FILES-13). */
export const CabinetUpload = observer(({ store }: { readonly store: FileCabinetStore }): ReactElement => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.uploading.isRunning, button);
  const name = store.chosenName;
  return (
    <div className="portal-cabinet-upload">
      <DropZone
        label={documentTexts.uploadZone}
        hint={documentTexts.uploadHint}
        accepted={acceptedText(cabinetPolicy)}
        lead={name === '' ? documentTexts.uploadLead : name}
        accept={acceptedExtensions(cabinetPolicy).join(',')}
        disabled={store.uploading.isRunning}
        onFile={(file) => store.chooseFile(file && uploadFileOf(file))}
      />
      <FileWarnings name={name} warnings={store.checking.warnings} />
      <div className="portal-upload-actions">
        <Button
          ref={button}
          type="primary"
          disabled={store.uploading.isRunning}
          onClick={() => void store.uploading.run()}
        >
          {documentTexts.upload}
        </Button>
        {acceptsPdf(cabinetPolicy) && (
          <PhotoPdfButton
            subject={documentTexts.photosSubject}
            maxBytes={cabinetPolicy.maxBytes}
            disabled={store.uploading.isRunning}
            onUse={(pdf) => store.chooseFile(uploadFileOf(pdf))}
          />
        )}
      </div>
      <UploadProgressBar upload={store.uploading} name={name} />
      {store.uploadProblem !== '' && <Message kind="error">{store.uploadProblem}</Message>}
      {store.uploadedName !== '' && (
        <Message kind="success">{documentTexts.uploaded(store.uploadedName)}</Message>
      )}
    </div>
  );
});
