import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { UploadFile } from '../../application/ports/UploadFile';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { Dialog } from '../kit/Dialog';
import { Field } from '../kit/Field';
import { MarkedWords } from '../kit/MarkedWords';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { TextInput } from '../kit/TextInput';
import { StillWaiting } from '../kit/StillWaiting';
import { useFocusReturn } from '../kit/useFocusReturn';
import { useUnloadWarning } from '../kit/useUnloadWarning';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { PhotoPages } from './PhotoPages';
import { PhotoPdfStore, type PhotoPdfPlace } from './PhotoPdfStore';
import { PhotoSources } from './PhotoSources';
import { sizeText } from './sizeText';
import './photoPdf.css';

export interface PhotoPdfDialogProps extends PhotoPdfPlace {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called once the dialog has faded out. */
  readonly onClosed: () => void;
  /** Pictures that stand there from the beginning. */
  readonly photos?: readonly UploadFile[] | undefined;
  /** Takes the PDF, and the files that became its pages. */
  readonly onUse: (pdf: File, pages: readonly UploadFile[]) => void;
}

interface StoreProps {
  readonly store: PhotoPdfStore;
}

const Running = observer(({ store }: StoreProps): ReactElement | null => {
  const [running, label, stop] = store.making.isRunning
    ? [store.making, texts().photo.making, texts().photo.stopMaking]
    : [store.adding, texts().photo.reading, texts().photo.stopReading];
  if (!running.isRunning) return null;
  return (
    <div className="portal-photo-progress">
      <p>{label}</p>
      <NamedProgress label={label} percent={running.percent} />
      {store.isWaiting && <StillWaiting command={running} look="note" />}
      <Button onClick={() => running.cancel()}>{stop}</Button>
    </div>
  );
});

const LeftOut = observer(({ store }: StoreProps): ReactElement | null =>
  store.leftOut.length === 0 ? null : (
    <Message kind="error" cause={undefined}>
      <span>{texts().photo.leftOutTitle(store.leftOut.length)}</span>
      <ul className="portal-photos-left-out">
        {store.leftOutByReason.map(({ reason, names }) => (
          <li key={reason}>
            <MarkedWords text={texts().photo.leftOut(names.join(', '), reason)} words={names} />
          </li>
        ))}
      </ul>
    </Message>
  ),
);

const Removed = observer(({ store }: StoreProps): ReactElement | null => {
  const [last] = store.list.removed;
  return last === undefined ? null : (
    <Message kind="info" isLive={false}>
      <span>
        <MarkedWords text={texts().photo.removed(last.photo.name)} words={[last.photo.name]} />
      </span>{' '}
      <Button size="small" data-undo disabled={store.isBusy} onClick={() => store.list.undoRemove()}>
        {texts().photo.undo}
      </Button>
    </Message>
  );
});

const Name = observer(({ store }: StoreProps): ReactElement | null =>
  store.list.photos.length === 0 ? null : (
    <Field
      label={texts().photo.name}
      hint={<MarkedWords text={texts().photo.savedAs(store.name)} words={[store.name]} />}
    >
      <TextInput value={store.shownName} onChange={(event) => store.rename(event.target.value)} />
    </Field>
  ),
);

const Body = observer(({ store }: StoreProps): ReactElement => (
  <div className="portal-photos">
    <p>{texts().photo.lead}</p>
    <PhotoSources store={store} />
    <LeftOut store={store} />
    <PhotoPages store={store} />
    <Name store={store} />
    <output className="portal-visually-hidden">{store.list.announcement}</output>
  </div>
));

interface FooterProps extends StoreProps {
  readonly onCancel: () => void;
  readonly onUse: () => void;
}

/** What became of the pictures, and the two ways on; it stays in view however many pages there are. */
const Footer = observer(({ store, onCancel, onUse }: FooterProps): ReactElement => {
  const { pdf } = store;
  const go = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.making.isRunning, go);
  return (
    <div className="portal-photo-footer">
      <Removed store={store} />
      <Running store={store} />
      {store.problem !== '' && (
        <Message kind="error" cause={undefined}>
          {store.problem}
        </Message>
      )}
      {pdf !== undefined && (
        <Message kind="success">
          {texts().photo.ready(store.name, store.list.photos.length, sizeText(pdf.length))}
        </Message>
      )}
      <div className="portal-dialog-actions">
        <Button size="large" onClick={onCancel}>
          {texts().photo.cancel}
        </Button>
        <Button
          ref={go}
          size="large"
          type="primary"
          disabled={store.list.photos.length === 0 || store.isBusy}
          onClick={() => (pdf === undefined ? void store.making.run() : onUse())}
        >
          {pdf === undefined ? texts().photo.make : texts().photo.use}
        </Button>
      </div>
    </div>
  );
});

/** The dialog that makes one PDF of photographs: choose, order, turn, make, use (CHECK-05). */
export const PhotoPdfDialog = observer((props: PhotoPdfDialogProps): ReactElement => {
  const { isOpen, subject, maxBytes, photos, onClose, onClosed, onUse } = props;
  const store = useStore(PhotoPdfStore);
  useLayoutEffect(() => {
    store.open({ subject, maxBytes });
  }, [store, subject, maxBytes]);
  const [given] = useState(photos);
  useLayoutEffect(() => {
    if (given !== undefined) void store.adding.run(given.map((file) => Promise.resolve(file)));
    return () => store.close();
  }, [store, given]);
  useUnloadWarning(store.list.photos.length > 0);
  const discard = (): void => {
    store.close();
    onClose();
  };
  const leave = (): void => {
    if (store.mayClose()) discard();
  };
  const use = (): void => {
    const { pdf } = store;
    if (pdf === undefined) return;
    const pages = store.list.photos.map(({ file }) => file);
    onUse(new File([pdf.slice()], store.name, { type: 'application/pdf' }), pages);
    discard();
  };
  return (
    <>
      <Dialog
        open={isOpen}
        title={texts().photo.title}
        width={760}
        mask={{ closable: false }}
        onCancel={leave}
        afterClose={onClosed}
        className="portal-photo-dialog"
        footer={<Footer store={store} onCancel={leave} onUse={use} />}
      >
        <Body store={store} />
      </Dialog>
      <ConfirmDialog
        open={store.isAskingToDiscard}
        title={texts().photo.discardTitle}
        yes={texts().photo.discard}
        no={texts().photo.keep}
        onYes={discard}
        onNo={() => store.keepEditing()}
      >
        {texts().photo.discardText(store.list.photos.length)}
      </ConfirmDialog>
    </>
  );
});
