import { InboxOutlined } from '@ant-design/icons';
import { type DragEvent, type ReactElement, useId, useRef, useState } from 'react';
import './dropZone.css';

export interface DropZoneProps {
  /** Accessible name of the button that opens the file chooser. */
  readonly label: string;
  readonly lead: string;
  readonly hint: string;
  /** The accepted types and size, shown below the hint. */
  readonly accepted: string;
  /** Extensions that the file chooser offers, such as '.pdf,.png'; the domain rules check dropped files. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** An area to drop one file, with a button for those who do not drag. */
export const DropZone = (props: DropZoneProps): ReactElement => {
  const { label, lead, hint, accepted, accept, disabled, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const id = useId();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFile(event.dataTransfer.files[0]);
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
        aria-describedby={`${id}-hint ${id}-accepted`}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </button>
      <p>{lead}</p>
      <p id={`${id}-hint`} className="portal-field-hint">
        {hint}
      </p>
      <p id={`${id}-accepted`} className="portal-drop-zone-accepted">
        {accepted}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Reset, so that choosing the same file again after correcting it fires change.
          event.target.value = '';
        }}
      />
    </div>
  );
};
