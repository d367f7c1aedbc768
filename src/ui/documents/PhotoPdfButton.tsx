import { observer } from 'mobx-react-lite';
import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import type { UploadFile } from '../../application/ports/UploadFile';
import { LazyPart } from '../kit/LazyPart';
import { PartBoundary } from '../kit/PartBoundary';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import { Opening } from './Opening';
import type { PhotoPdfPlace } from './PhotoPdfStore';

interface PhotoPdfUse extends PhotoPdfPlace {
  /** Pictures that the PDF is made of, unless the customer changes them. */
  readonly photos?: readonly UploadFile[];
  /** Takes the PDF as the chosen file of the place; nothing has been sent. */
  readonly onUse: (pdf: File, pages: readonly UploadFile[]) => void;
}

interface PhotoPdfOpenedProps extends PhotoPdfUse {
  readonly onClosed: () => void;
}

/** The dialog that makes one PDF of photographs, until it has faded out, and its question with it; its code is loaded now (CHECK-05). */
export const PhotoPdfOpened = observer((props: PhotoPdfOpenedProps): ReactElement => {
  const [isOpen, setOpen] = useState(true);
  return (
    <PartBoundary>
      <LazyPart
        name="photoPdf"
        waiting={<Opening />}
        given={{ ...props, isOpen, onClose: () => setOpen(false) }}
      />
    </PartBoundary>
  );
});

export interface PhotoPdfButtonProps extends PhotoPdfUse {
  readonly disabled: boolean;
  /** Id of what tells apart several such buttons on a page. */
  readonly describedBy?: string;
  /** The button that sends the PDF, which gets the focus once it is used. */
  readonly sender?: RefObject<HTMLButtonElement | null>;
}

/** Opens the dialog that makes one PDF of photographs (CHECK-05). */
export const PhotoPdfButton = observer((props: PhotoPdfButtonProps): ReactElement => {
  const { disabled, describedBy, sender, onUse, ...place } = props;
  const [isOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(false);
  const end = (): void => {
    setOpened(false);
    if (isUsed.current) sender?.current?.focus();
    isUsed.current = false;
  };
  // The dialog stays until it has faded out, so that the focus returns to the button last.
  useFocusReturn(isOpened, button);
  return (
    <>
      <Button
        ref={button}
        icon={<FilePdfOutlined aria-hidden />}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {texts().document.photosToPdf}
      </Button>
      {isOpened && (
        <PhotoPdfOpened
          {...place}
          onClosed={end}
          onUse={(pdf, pages) => {
            isUsed.current = true;
            onUse(pdf, pages);
          }}
        />
      )}
    </>
  );
});
