import { isNone, type Option } from 'fp-ts/Option';
import { useEffect } from 'react';
import type { CabinetFile } from '../../domain/documents/file';
import { FIT } from '../kit/zoom';
import type { CabinetPreviewStore } from './CabinetPreviewStore';
import type { CabinetView } from './CabinetView';

/** A zoomed file is scrolled by the arrows while its frame has the focus. */
const scrolls = ({ target }: KeyboardEvent, zoom: number): boolean =>
  zoom > FIT && target instanceof Element && target.closest('.portal-zoom-frame') !== null;

/** + - 0 zoom, the arrows lead to the files beside; Escape is the dialog's own. */
export const usePreviewKeys = (view: CabinetView, shown: CabinetPreviewStore): void => {
  useEffect(() => {
    const goTo = (file: Option<CabinetFile> | undefined): void => {
      if (file !== undefined && !isNone(file)) view.preview(file.value);
    };
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => shown.zoomIn(),
      '=': () => shown.zoomIn(),
      '-': () => shown.zoomOut(),
      '0': () => shown.fit(),
      ArrowLeft: () => goTo(view.place?.previous),
      ArrowRight: () => goTo(view.place?.next),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !view.isPreviewing) return;
      if (event.key.startsWith('Arrow') && scrolls(event, shown.zoom)) return;
      actions[event.key]?.();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [view, shown]);
};
