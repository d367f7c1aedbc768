import {
  type ComponentType,
  lazy,
  type ReactElement,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { DONUT_BOX, type Donut as DonutFigures } from '../../domain/work/donut';
import { kitTexts } from '../texts/kitTexts';
import './donut.css';
import type { DonutChartProps } from './DonutChart';
import { DonutRing } from './DonutRing';
import { useInView } from './useInView';
import { whenIdle } from './whenIdle';

export interface DonutProps {
  readonly donut: DonutFigures;
  /** Side of the box in pixels. */
  readonly size?: number;
}

const NoChart = (): null => null;

// Where the chart's code cannot be had, the ring simply stays.
const loadChart = (): Promise<{ readonly default: ComponentType<DonutChartProps> }> =>
  import('./DonutChart').then(
    (loaded) => ({ default: loaded.DonutChart }),
    () => ({ default: NoChart }),
  );

const DonutChart = lazy(loadChart);

/** Whether the chart library may draw: the donut has been seen, and its turn has come since. */
const useTurn = (wasSeen: boolean): boolean => {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!wasSeen) return undefined;
    // The next donut's turn comes when the code is there: all of them at once would hold up the page.
    return whenIdle(async () => {
      await loadChart();
      setIsDue(true);
    });
  }, [wasSeen]);
  return isDue;
};

/** How far a task is (section 4): a light ring at once, drawn by the chart library when idle and in view. */
export const Donut = ({ donut, size = DONUT_BOX }: DonutProps): ReactElement => {
  const box = useRef<HTMLDivElement>(null);
  const [wasSeen, setWasSeen] = useState(false);
  const [isDrawn, setIsDrawn] = useState(false);
  const remember = useCallback((isInView: boolean) => setWasSeen((seen) => seen || isInView), []);
  useInView(box, remember);
  const isDue = useTurn(wasSeen);
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
      <Suspense fallback={null}>
        {isDue && <DonutChart donut={donut} size={size} onDrawn={() => setIsDrawn(true)} />}
      </Suspense>
      <span className="portal-donut-centre" aria-hidden="true">
        {kitTexts.percent(donut.percent)}
      </span>
    </div>
  );
};
