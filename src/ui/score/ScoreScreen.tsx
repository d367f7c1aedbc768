import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { type ScoreCriterion, type ScoreSummary, type ScoreTone, taxScore } from '../../domain/score/score';
import { PageHeader } from '../kit/PageHeader';
import { SectionCard } from '../kit/SectionCard';
import { StatusPill, type StatusTone } from '../kit/StatusPill';
import { texts } from '../texts/texts';
import { ScoreGauge } from './ScoreGauge';
import './score.css';

const pillTones: Readonly<Record<ScoreTone, StatusTone>> = {
  concern: 'error',
  attention: 'progress',
  good: 'success',
};

const Summary = observer(({ service, tone }: ScoreSummary): ReactElement => (
  <li className="portal-score-summary">
    <h3>{texts().score.serviceNames[service]}</h3>
    <StatusPill tone={pillTones[tone]}>{texts().score.standings[tone]}</StatusPill>
  </li>
));

interface CriterionProps {
  readonly criterion: ScoreCriterion;
  readonly place: number;
}

/** A number says nothing of how the customer does; a tick would. */
const Criterion = observer(({ criterion, place }: CriterionProps): ReactElement => {
  const { title, explanation } = texts().score.criterionTexts[criterion];
  return (
    <li className="portal-score-criterion">
      <span aria-hidden className="portal-score-place">
        {place}
      </span>
      <div>
        <h3>{title}</h3>
        <p>{explanation}</p>
      </div>
    </li>
  );
});

/** The static tax-fitness score page (SCORE-01, SCORE-02, SCORE-03). */
export const ScoreScreen = observer((): ReactElement => (
  <>
    <PageHeader title={texts().shell.score} lead={texts().score.lead} />
    <div className="portal-score">
      <SectionCard title={texts().score.yourScore}>
        <ScoreGauge score={taxScore.score} outOf={taxScore.outOf} />
        <p className="portal-score-rating">{texts().score.rating}</p>
      </SectionCard>
      <SectionCard title={texts().score.services}>
        <ul role="list" className="portal-score-summaries">
          {taxScore.summaries.map((summary) => (
            <Summary key={summary.service} {...summary} />
          ))}
        </ul>
      </SectionCard>
      <div className="portal-score-wide">
        <SectionCard title={texts().score.criteria}>
          <ul role="list" className="portal-score-criteria">
            {taxScore.criteria.map((criterion, index) => (
              <Criterion key={criterion} criterion={criterion} place={index + 1} />
            ))}
          </ul>
        </SectionCard>
      </div>
    </div>
  </>
));
