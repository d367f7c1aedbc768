import { type ReactElement, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import './zoomFrame.css';

export interface ZoomFrameProps {
  /** 1 shows the whole content. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Accessible name of the part that is scrolled. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Pixels of a wheel, which a trackpad reports for two fingers, by which the content grows about threefold. */
const WHEEL_PX = 300;

const distance = (touches: TouchList): number => {
  const [one, other] = [touches[0], touches[1]];
  return one === undefined || other === undefined
    ? 0
    : Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
};

/** Two fingers zoom the content instead of the page. */
const usePinch = (
  frame: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void => {
  const latest = useRef({ zoom, onZoom });
  useEffect(() => {
    latest.current = { zoom, onZoom };
  });
  useEffect(() => {
    let start = { zoom: 1, distance: 0 };
    const begin = ({ touches }: TouchEvent): void => {
      start = { zoom: latest.current.zoom, distance: touches.length === 2 ? distance(touches) : 0 };
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || start.distance === 0) return;
      event.preventDefault();
      latest.current.onZoom((start.zoom * distance(event.touches)) / start.distance);
    };
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      latest.current.onZoom(latest.current.zoom * Math.exp(-event.deltaY / WHEEL_PX));
    };
    const watching = new AbortController();
    const { signal } = watching;
    frame.current?.addEventListener('touchstart', begin, { signal, passive: true });
    frame.current?.addEventListener('touchmove', move, { signal, passive: false });
    frame.current?.addEventListener('wheel', turn, { signal, passive: false });
    return () => {
      watching.abort();
    };
  }, [frame]);
};

/** What was in the middle stays there. */
const useSteadyMiddle = (frame: RefObject<HTMLElement | null>, zoom: number): void => {
  const shown = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const [grown, { clientWidth, clientHeight }] = [zoom / shown.current, element];
    const [x, y] = [element.scrollLeft + clientWidth / 2, element.scrollTop + clientHeight / 2];
    shown.current = zoom;
    element.style.setProperty('--portal-zoom', String(zoom));
    element.scrollTo({ left: x * grown - clientWidth / 2, top: y * grown - clientHeight / 2 });
  }, [frame, zoom]);
};

/** A frame of a fixed size whose picture or PDF is zoomed and scrolled within it. */
export const ZoomFrame = ({ zoom, onZoom, label, children }: ZoomFrameProps): ReactElement => {
  const frame = useRef<HTMLDivElement>(null);
  usePinch(frame, zoom, onZoom);
  useSteadyMiddle(frame, zoom);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls is scrolled by keyboard too
    <div ref={frame} className="portal-zoom-frame" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
};
