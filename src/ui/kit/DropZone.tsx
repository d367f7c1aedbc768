import { InboxOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId, useRef } from 'react';
import { texts } from '../texts/texts';
import { CameraButton } from './CameraButton';
import { Message } from './Message';
import { useFileDrop } from './useFileDrop';
import './dropZone.css';

interface ZoneProps {
  /** Accessible name of the button that opens the file chooser. */
  readonly label: string;
  readonly lead: string;
  readonly hint?: string;
  /** The accepted types and size, shown below the hint. */
  readonly accepted: string;
  /** Extensions that the file chooser offers, such as '.pdf,.png'; the domain rules check dropped files. */
  readonly accept: string;
  readonly disabled: boolean;
  /** Whether a photograph may be taken for it. */
  readonly hasCamera?: boolean;
}

/** A zone for one file, undefined where the choice is taken back, or for any number of them. */
type Taker =
  | {
      readonly onFile: (file: File | undefined) => void;
      /** Called with all files where several were dropped and the first was taken. */
      readonly onSeveral: (files: readonly File[]) => void;
      readonly onFiles?: never;
    }
  | { readonly onFiles: (files: readonly File[]) => void; readonly onFile?: never };

export type DropZoneProps = ZoneProps & Taker;

/** An area to drop one file or several, with a button for those who do not drag. */
export const DropZone = observer((props: DropZoneProps): ReactElement => {
  const { label, lead, hint, accepted, accept, disabled, hasCamera = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: readonly File[]): void => {
    if (props.onFiles !== undefined) {
      props.onFiles(files);
      return;
    }
    props.onFile(files[0]);
    if (files.length > 1) props.onSeveral(files);
  };
  const chooser = (): HTMLInputElement | null => {
    input.current?.removeAttribute('capture');
    input.current?.setAttribute('accept', accept);
    return input.current;
  };
  // By the same input, since whoever looks for the file input of a page expects one.
  const openCamera = (): void => {
    const camera = chooser();
    camera?.setAttribute('capture', 'environment');
    camera?.setAttribute('accept', 'image/jpeg');
    camera?.click();
  };
  const { isOver, isRefused, handlers } = useFileDrop(take, { isDisabled: disabled });
  return (
    <div className={`portal-drop-zone${isOver ? ' portal-drop-zone-over' : ''}`} {...handlers}>
      <InboxOutlined className="portal-drop-zone-icon" aria-hidden />
      <button
        type="button"
        className="portal-drop-zone-button"
        aria-describedby={hint === undefined ? `${id}-accepted` : `${id}-hint ${id}-accepted`}
        disabled={disabled}
        onClick={() => chooser()?.click()}
      >
        {label}
      </button>
      {hasCamera && <CameraButton disabled={disabled} onPress={openCamera} />}
      <p>{lead}</p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="portal-field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-accepted`} className="portal-drop-zone-accepted">
        {accepted}
      </p>
      {isRefused && (
        <Message kind="error" cause={undefined}>
          {texts().kit.notAFile}
        </Message>
      )}
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={props.onFiles !== undefined}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // Reset, so that choosing the same file again after correcting it fires change.
          event.target.value = '';
        }}
      />
    </div>
  );
});
