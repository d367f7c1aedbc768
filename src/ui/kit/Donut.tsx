import { type ComponentType, type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { DONUT_BOX, type Donut as DonutFigures } from '../../domain/work/donut';
import { kitTexts } from '../texts/kitTexts';
import './donut.css';
import type { DonutChartProps } from './DonutChart';
import { DonutRing } from './DonutRing';
import { useInView } from './useInView';
import { whenIdle } from './whenIdle';

export interface DonutProps {
  readonly donut: DonutFigures;
  /** Side length of the box in pixels. */
  readonly size?: number;
}

const NoChart = (): null => null;

type Chart = ComponentType<DonutChartProps>;

// If the chart code cannot be loaded, the plain ring stays.
const loadChart = (): Promise<Chart> =>
  import('./DonutChart').then(
    (loaded): Chart => loaded.DonutChart,
    () => NoChart,
  );

/** The chart library's component, loaded after the donut was in view and its turn has come. */
const useLoadedChart = (wasSeen: boolean): { readonly Chart: Chart } | undefined => {
  const [drawing, setDrawing] = useState<{ readonly Chart: Chart }>();
  useEffect(() => {
    if (!wasSeen) return undefined;
    // Donuts load one after another: all at once would block the page.
    return whenIdle(async () => {
      const Chart = await loadChart();
      setDrawing({ Chart });
    });
  }, [wasSeen]);
  return drawing;
};

/**
 * Progress of a task (TASK-09, TASK-11): a plain ring at once, replaced by the chart library's when idle and in view.
 */
export const Donut = ({ donut, size = DONUT_BOX }: DonutProps): ReactElement => {
  const box = useRef<HTMLDivElement>(null);
  const [wasSeen, setWasSeen] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const remember = useCallback((isInView: boolean) => setWasSeen((seen) => seen || isInView), []);
  useInView(box, remember);
  const drawing = useLoadedChart(wasSeen);
  const { completed, inProgress, yetToStart } = donut.shares;
  return (
    <div
      ref={box}
      role="img"
      aria-label={kitTexts.donut(completed, inProgress, yetToStart)}
      className="portal-donut"
      style={{ width: size, height: size }}
    >
      {!isDrawn && <DonutRing donut={donut} />}
      {drawing !== undefined && <drawing.Chart donut={donut} size={size} onDrawn={() => setIsDrawn(true)} />}
      <span className="portal-donut-centre" aria-hidden="true">
        {kitTexts.percent(donut.percent)}
      </span>
    </div>
  );
};
