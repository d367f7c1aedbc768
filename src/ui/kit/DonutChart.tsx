import { Pie } from '@ant-design/plots';
import { type ReactElement, useMemo, useRef, useState, useEffect, type RefObject } from 'react';
import { DONUT_BOX, DONUT_RING_WIDTH, type Donut } from '../../domain/work/donut';
import { donutParts } from './donutParts';

export interface DonutChartProps {
  readonly donut: Donut;
  /** Side length of the box in pixels. */
  readonly size: number;
  readonly onDrawn: () => void;
}

const INNER_RADIUS = (DONUT_BOX - 2 * DONUT_RING_WIDTH) / DONUT_BOX;
const DARK = '(prefers-color-scheme: dark)';

const coloursAt = (element: Element, names: readonly string[]): readonly string[] => {
  const style = getComputedStyle(element);
  return names.map((name) => style.getPropertyValue(name).trim());
};

/** A canvas cannot follow CSS custom properties, so the colours are read again when the colour scheme changes. */
const useColours = (containerRef: RefObject<Element | null>, names: readonly string[]): readonly string[] => {
  const [colours, setColours] = useState<readonly string[]>([]);
  const joined = names.join(' ');
  useEffect(() => {
    const read = (): void => {
      if (containerRef.current !== null) setColours(coloursAt(containerRef.current, joined.split(' ')));
    };
    read();
    const scheme = matchMedia(DARK);
    scheme.addEventListener('change', read);
    return () => {
      scheme.removeEventListener('change', read);
    };
  }, [containerRef, joined]);
  return colours;
};

/** The same ring drawn by the chart library, without animation because it replaces a ring that looks the same. */
export const DonutChart = ({ donut, size, onDrawn }: DonutChartProps): ReactElement => {
  const containerRef = useRef<HTMLSpanElement>(null);
  const parts = useMemo(() => donutParts(donut), [donut]);
  // The library stacks parts in reverse; reversing them again makes it start where the plain ring starts.
  const stacked = useMemo(() => parts.map(({ name, value }) => ({ name, value })).toReversed(), [parts]);
  const colours = useColours(
    containerRef,
    parts.map((part) => part.colour),
  );
  return (
    <span ref={containerRef} className="portal-donut-chart" aria-hidden="true">
      {colours.length > 0 && (
        <Pie
          data={stacked}
          angleField="value"
          colorField="name"
          width={size}
          height={size}
          autoFit={false}
          margin={0}
          padding={0}
          inset={0}
          radius={1}
          innerRadius={INNER_RADIUS}
          scale={{ color: { domain: parts.map((part) => part.name), range: [...colours] } }}
          legend={false}
          label={false}
          tooltip={false}
          style={{ fillOpacity: 1 }}
          animate={false}
          interaction={{}}
          onReady={onDrawn}
        />
      )}
    </span>
  );
};
