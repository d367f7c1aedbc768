import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';

export interface ScoreGaugeProps {
  readonly score: number;
  readonly outOf: number;
}

const HALF_CIRCLE = 'M 20 110 A 90 90 0 0 1 200 110';

/** A half circle filled up to the score; `pathLength` makes one unit of the path one point. */
export const ScoreGauge = observer(({ score, outOf }: ScoreGaugeProps): ReactElement => (
  <div className="portal-score-gauge">
    <svg viewBox="0 0 220 124" role="img" aria-label={texts().score.gauge(score, outOf)}>
      <path className="portal-score-track" d={HALF_CIRCLE} pathLength={outOf} />
      <path
        className="portal-score-value"
        d={HALF_CIRCLE}
        pathLength={outOf}
        strokeDasharray={`${score} ${outOf}`}
      />
    </svg>
    <p className="portal-score-figures">
      <strong>{score}</strong>
      <span>{texts().score.outOf(outOf)}</span>
    </p>
  </div>
));
