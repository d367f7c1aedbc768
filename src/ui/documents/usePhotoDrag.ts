import { type PointerEvent, type PointerEventHandler, useState } from 'react';
import type { PhotoId } from '../../domain/documents/photoList';
import type { PhotoPdfStore } from './PhotoPdfStore';

interface PhotoDrag {
  readonly dragged: PhotoId | undefined;
  /** For the list of the pages. */
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      PointerEventHandler<HTMLElement>
    >
  >;
}

/** This near to the edge of what scrolls, in pixels, a drag scrolls on. */
const EDGE = 48;
const SCROLL_STEP = 12;

const closest = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(selector) ?? undefined) : undefined;

/** A mouse drags a page by its sheet; a finger by its handle alone, since it scrolls the list elsewhere. */
const grip = (event: PointerEvent): HTMLElement | undefined =>
  closest(
    event.target,
    event.pointerType === 'mouse' ? '.portal-photo-cell, .portal-photo-handle' : '.portal-photo-handle',
  );

const isWithin = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The place of the page under the pointer, counted from 0; -1 between pages. */
const placeUnder = (list: HTMLElement, event: PointerEvent): number =>
  [...list.children].findIndex((page) => isWithin(page.getBoundingClientRect(), event));

const scrollAtEdge = (list: HTMLElement, { clientY }: PointerEvent): void => {
  const scroller = list.closest('.ant-modal-body');
  const box = scroller?.getBoundingClientRect();
  if (scroller === null || box === undefined) return;
  if (clientY < box.top + EDGE) scroller.scrollBy(0, -SCROLL_STEP);
  if (clientY > box.bottom - EDGE) scroller.scrollBy(0, SCROLL_STEP);
};

/** Dragging pages to their places by mouse, pen or finger; the pages make room while the pointer moves. */
export const usePhotoDrag = (store: PhotoPdfStore): PhotoDrag => {
  const [dragged, setDragged] = useState<PhotoId>();
  const start: PointerEventHandler<HTMLElement> = (event) => {
    const page = grip(event)?.closest<HTMLElement>('[data-photo]');
    const photo = store.list.photos.find(({ id }) => id === page?.dataset['photo']);
    if (photo === undefined || event.button !== 0 || store.isBusy) return;
    // The list keeps the pointer: the page itself moves within it.
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(photo.id);
  };
  const move: PointerEventHandler<HTMLElement> = (event) => {
    if (dragged === undefined) return;
    scrollAtEdge(event.currentTarget, event);
    const place = placeUnder(event.currentTarget, event);
    if (place !== -1) store.list.move(dragged, place);
  };
  const end = (): void => setDragged(undefined);
  return {
    dragged,
    handlers: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
};
