import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { financialYearName } from '../../domain/dates/financialYear';
import { texts } from '../texts/texts';
import type { PaymentsChartProps } from './PaymentsChart';

type Loaded = { readonly Chart: ComponentType<PaymentsChartProps> } | 'failed';

const loadChart = (): Promise<Loaded> =>
  import('./PaymentsChart').then(
    ({ PaymentsChart }): Loaded => ({ Chart: PaymentsChart }),
    (): Loaded => 'failed',
  );

/** Room for the chart, whose code comes after the page: the table shows the figures at once (MONEY-03). */
export const MonthChart = observer((props: PaymentsChartProps): ReactElement => {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isShown = true;
    const load = async (): Promise<void> => {
      const result = await loadChart();
      if (isShown) setLoaded(result);
    };
    void load();
    return () => {
      isShown = false;
    };
  }, []);
  if (loaded === 'failed') return <p className="portal-payments-chart">{texts().payment.noChart}</p>;
  return (
    <div
      role="img"
      aria-label={texts().payment.chart(financialYearName(props.year.year))}
      className="portal-payments-chart"
    >
      {loaded !== undefined && <loaded.Chart {...props} />}
    </div>
  );
});
