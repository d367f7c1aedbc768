import { InboxOutlined } from '@ant-design/icons';
import { type DragEvent, type ReactElement, useId, useRef, useState } from 'react';
import './dropZone.css';

export interface DropZoneProps {
  /** The name of the button that opens the file chooser. */
  readonly label: string;
  readonly lead: string;
  readonly hint: string;
  /** What is accepted here, beneath the hint. */
  readonly accepted: string;
  /** What the chooser offers, such as '.pdf,.png'; a drop is judged by the rules. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly onFile: (file: File | undefined) => void;
}

/** A place to drop one file, with a real button for those who do not drag. */
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
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </div>
  );
};
