import { observer } from 'mobx-react-lite';
import { FilePdfOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactElement, type RefObject, useRef, useState } from 'react';
import { LazyPart } from '../kit/LazyPart';
import { PartBoundary } from '../kit/PartBoundary';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { PhotoPdfPlace } from './PhotoPdfStore';

const Opening = observer((): ReactElement => (
  <output className="portal-loading-text">{texts().document.loading}</output>
));

export interface PhotoPdfButtonProps extends PhotoPdfPlace {
  readonly disabled: boolean;
  /** Id of what tells apart several such buttons on a page. */
  readonly describedBy?: string;
  /** The button that sends the PDF, which gets the focus once it is used. */
  readonly sender?: RefObject<HTMLButtonElement | null>;
  /** Takes the PDF as the chosen file of the place; nothing has been sent. */
  readonly onUse: (pdf: File) => void;
}

/** Opens the dialog that makes one PDF of photographs; its code is loaded by the first press (CHECK-05). */
export const PhotoPdfButton = observer((props: PhotoPdfButtonProps): ReactElement => {
  const { disabled, describedBy, sender, onUse, ...place } = props;
  // The dialog stays until it has faded out, and its question with it, so that the focus returns to the button last.
  const [state, setState] = useState<'away' | 'open' | 'closing'>('away');
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = useRef(false);
  const end = (): void => {
    setState('away');
    if (isUsed.current) sender?.current?.focus();
    isUsed.current = false;
  };
  useFocusReturn(state !== 'away', button);
  return (
    <>
      <Button
        ref={button}
        icon={<FilePdfOutlined aria-hidden />}
        disabled={disabled}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        {texts().document.photosToPdf}
      </Button>
      {state !== 'away' && (
        <PartBoundary>
          <LazyPart
            name="photoPdf"
            waiting={<Opening />}
            given={{
              ...place,
              isOpen: state === 'open',
              onClose: () => setState('closing'),
              onClosed: end,
              onUse: (pdf) => {
                isUsed.current = true;
                onUse(pdf);
              },
            }}
          />
        </PartBoundary>
      )}
    </>
  );
});
