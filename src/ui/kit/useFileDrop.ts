import { type DragEvent, type DragEventHandler, useState } from 'react';
import { hasFiles } from './useDropGuard';

interface FileDrop {
  /** Whether files are dragged over the part now. */
  readonly isOver: boolean;
  /** Whether what was dropped last was no file. */
  readonly isRefused: boolean;
  readonly handlers: Readonly<Record<'onDragOver' | 'onDragLeave' | 'onDrop', DragEventHandler>>;
}

/** Not what a part inside has answered, nor, of React's own events, what happens in a dialog above. */
const concerns = (event: DragEvent): boolean =>
  !event.isDefaultPrevented() && event.target instanceof Node && event.currentTarget.contains(event.target);

interface DropOptions {
  readonly isDisabled: boolean;
  /** Whether it has fields, which take what is no file. */
  readonly hasFields?: boolean;
}

/** A part of the page that takes dropped files; anything else that is dropped there changes nothing. */
export const useFileDrop = (
  take: (files: readonly File[]) => void,
  { isDisabled, hasFields = false }: DropOptions,
): FileDrop => {
  const [isOver, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isOthers = (event: DragEvent): boolean =>
    !concerns(event) || (hasFields && !hasFiles(event.dataTransfer));
  const drag = (event: DragEvent): void => {
    if (isOthers(event)) return;
    event.preventDefault();
    setOver(hasFiles(event.dataTransfer) && !isDisabled);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    if (isOthers(event)) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    setRefused(files.length === 0);
    if (files.length > 0 && !isDisabled) take(files);
  };
  return {
    isOver,
    isRefused,
    handlers: { onDragOver: drag, onDragLeave: () => setOver(false), onDrop: drop },
  };
};
