import { InboxOutlined } from '@ant-design/icons';
import { type DragEvent, type ReactElement, useId, useRef, useState } from 'react';
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
}

/** A zone for one file, undefined where the choice is taken back, or for any number of them. */
type Taker =
  | { readonly onFile: (file: File | undefined) => void; readonly onFiles?: never }
  | { readonly onFiles: (files: readonly File[]) => void; readonly onFile?: never };

export type DropZoneProps = ZoneProps & Taker;

/** An area to drop one file or several, with a button for those who do not drag. */
export const DropZone = (props: DropZoneProps): ReactElement => {
  const { label, lead, hint, accepted, accept, disabled, onFile, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const take = (files: FileList | null): void => {
    if (onFiles === undefined) onFile(files?.[0]);
    else onFiles([...(files ?? [])]);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };
  const drag = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={`portal-drop-zone${isOver ? ' portal-drop-zone-over' : ''}`}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <InboxOutlined className="portal-drop-zone-icon" aria-hidden />
      <button
        type="button"
        className="portal-drop-zone-button"
        aria-describedby={hint === undefined ? `${id}-accepted` : `${id}-hint ${id}-accepted`}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <p>{lead}</p>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="portal-field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-accepted`} className="portal-drop-zone-accepted">
        {accepted}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={onFiles !== undefined}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // Reset, so that choosing the same file again after correcting it fires change.
          event.target.value = '';
        }}
      />
    </div>
  );
};
