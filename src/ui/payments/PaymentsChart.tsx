import { observer } from 'mobx-react-lite';
import { Column } from '@ant-design/plots';
import { type ReactElement, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatRupees } from '../../domain/money/formatRupees';
import { paiseToRupees, rupeesToPaise } from '../../domain/money/money';
import type { YearOfPayments } from '../../domain/payments/payments';
import type { Month } from '../../domain/payments/paymentYear';
import { watchScheme } from '../theme/scheme';
import type { MonthChoice } from './MonthTable';
import { shortMonthText } from './paymentWords';

export interface PaymentsChartProps extends MonthChoice {
  readonly year: YearOfPayments;
}

const HEIGHT = 320;

const colourNames = {
  column: '--portal-primary',
  faded: '--portal-idle-mark',
  ink: '--portal-ink-secondary',
  line: '--portal-border',
} as const;

/** The colours and the font of the page. */
type Look = Readonly<Record<keyof typeof colourNames | 'font', string>>;

const lookAt = (element: Element): Look => {
  const style = getComputedStyle(element);
  const at = (name: keyof typeof colourNames): string => style.getPropertyValue(colourNames[name]).trim();
  return {
    column: at('column'),
    faded: at('faded'),
    ink: at('ink'),
    line: at('line'),
    font: style.fontFamily,
  };
};

/** A canvas cannot follow CSS custom properties, so they are read again when the colour scheme changes. */
const useLook = (containerRef: RefObject<Element | null>): Look | undefined => {
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    const read = (): void => {
      if (containerRef.current !== null) setLook(lookAt(containerRef.current));
    };
    read();
    return watchScheme(read);
  }, [containerRef]);
  return look;
};

interface Bar {
  readonly month: Month;
  readonly name: string;
  readonly rupees: number;
}

interface PressedColumn {
  readonly data?: { readonly data?: Partial<Bar> };
}

const axisOf = ({ ink, line, font }: Look) => {
  const shared = { title: false, tick: false, labelFill: ink, labelOpacity: 1, labelFontFamily: font };
  return {
    x: {
      ...shared,
      line: true,
      lineLineWidth: 1,
      lineStroke: line,
      lineStrokeOpacity: 1,
      // Where there is no room, fewer months: Devanagari that stands on end is hard to read, and the table has each.
      labelAutoRotate: false,
      labelAutoHide: true,
    },
    y: {
      ...shared,
      gridLineDash: [0, 0],
      gridLineWidth: 1,
      gridStroke: line,
      gridStrokeOpacity: 1,
      labelFormatter: (rupees: number) => formatRupees(rupeesToPaise(rupees)),
    },
  };
};

/** Calls the latest listener: the library keeps the one that it was first given. */
const useLatest = (onPress: (month: Month) => void): ((month: Month) => void) => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  }, [onPress]);
  return useCallback((month) => latest.current(month), []);
};

const barsOf = (year: YearOfPayments): readonly Bar[] =>
  year.months.map(({ month, sums }) => ({
    month,
    name: shortMonthText(month),
    rupees: paiseToRupees(sums.paid),
  }));

/** Without animation and tooltip: the table beside it has every figure. */
export const PaymentsChart = observer(({ year, chosen, onPress }: PaymentsChartProps): ReactElement => {
  const containerRef = useRef<HTMLDivElement>(null);
  const look = useLook(containerRef);
  const press = useLatest(onPress);
  // The library draws again whenever it is rendered, since it takes every function for a new one.
  const chart = useMemo(() => {
    if (look === undefined) return null;
    const fill = ({ month }: Bar): string =>
      chosen === undefined || month === chosen ? look.column : look.faded;
    return (
      <Column
        data={barsOf(year)}
        xField="name"
        yField="rupees"
        height={HEIGHT}
        style={{ fill, fillOpacity: 1, cursor: 'pointer', maxWidth: 40 }}
        axis={axisOf(look)}
        legend={false}
        label={false}
        tooltip={false}
        animate={false}
        interaction={{ tooltip: false, elementHighlight: false }}
        onReady={({ chart: drawn }) => {
          drawn.on('element:click', ({ data }: PressedColumn) => {
            if (data?.data?.month !== undefined) press(data.data.month);
          });
        }}
      />
    );
  }, [year, look, chosen, press]);
  return (
    <div ref={containerRef} className="portal-payments-canvas">
      {chart}
    </div>
  );
});
