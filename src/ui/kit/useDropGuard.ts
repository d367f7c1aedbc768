import { useEffect } from 'react';

/** Whether files are dragged, rather than a link or a piece of text. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/** Where the browser puts what is dropped into a field. */
const takes = (target: EventTarget | null, data: DataTransfer | null): boolean =>
  target instanceof Element &&
  target.closest(hasFiles(data) ? 'input[type="file"]' : 'input, textarea, [contenteditable]') !== null;

const guard = (event: DragEvent): void => {
  if (event.defaultPrevented || takes(event.target, event.dataTransfer)) return;
  event.preventDefault();
  if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
};

/** A file or link that misses its place would replace the page, and what was typed with it. */
export const useDropGuard = (): void => {
  useEffect(() => {
    const guarding = new AbortController();
    window.addEventListener('dragover', guard, guarding);
    window.addEventListener('drop', guard, guarding);
    return () => {
      guarding.abort();
    };
  }, []);
};
