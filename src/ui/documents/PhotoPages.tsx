import { observer } from 'mobx-react-lite';
import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { texts } from '../texts/texts';
import { PhotoCard } from './PhotoCard';
import type { PhotoPdfStore } from './PhotoPdfStore';
import { usePhotoDrag } from './usePhotoDrag';

/** A moved page loses the focus with its place, and a removed one for good: it goes to the same control, or to Undo. */
const useKeptFocus = (): ((control: string) => void) => {
  const pressed = useRef('');
  useLayoutEffect(() => {
    if (pressed.current === '') return;
    const kept =
      document.querySelector<HTMLElement>(`[data-photo-control="${pressed.current}"]`) ??
      document.querySelector<HTMLElement>('[data-undo]');
    if (document.activeElement !== kept) kept?.focus();
    pressed.current = '';
  });
  return (control) => {
    pressed.current = control;
  };
};

/** The pages in their order, with what can be done to each. */
export const PhotoPages = observer(({ store }: { readonly store: PhotoPdfStore }): ReactElement | null => {
  const keepFocus = useKeptFocus();
  const { dragged, handlers } = usePhotoDrag(store);
  if (store.list.photos.length === 0) return null;
  return (
    <>
      {store.list.photos.length > 1 && <p className="portal-field-hint">{texts().photo.moveHint}</p>}
      <ol role="list" aria-label={texts().photo.pagesLabel} className="portal-photo-pages" {...handlers}>
        {store.list.photos.map((photo, place) => (
          <PhotoCard
            key={photo.id}
            store={store}
            photo={photo}
            place={place}
            isDragged={dragged === photo.id}
            onPress={keepFocus}
          />
        ))}
      </ol>
    </>
  );
});
