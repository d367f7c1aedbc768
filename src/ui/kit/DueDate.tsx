import { observer } from 'mobx-react-lite';
import { WarningFilled } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { isOverdue, showsDueDate } from '../../domain/work/overdue';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { useNow } from '../state/useNow';
import { texts } from '../texts/texts';
import { DateText } from './DateText';
import './dueDate.css';

export interface DueDateProps {
  readonly step: Pick<TrackingStep, 'status' | 'dueDate'>;
  /** Shows nothing unless the date has passed; for places with little room. */
  readonly onlyOverdue?: boolean;
  /** Whether the step is late through the provider, so that it does not look like the customer's duty (NEED-06). */
  readonly isOurs?: boolean;
}

/** That a date has passed, with a word and an icon (NEED-14). */
export const LateMark = observer(({ isOurs }: Required<Pick<DueDateProps, 'isOurs'>>): ReactElement => (
  <span className="portal-overdue">
    {' '}
    <WarningFilled aria-hidden />
    <span>{isOurs ? texts().kit.overdueWithUs : texts().kit.overdue}</span>
  </span>
));

/** When a step is due, unless it is complete; a date that has passed is marked. */
export const DueDate = observer(
  ({ step, onlyOverdue = false, isOurs = false }: DueDateProps): ReactElement | null => {
    const late = useNow((now) => isOverdue(step, now));
    if (onlyOverdue ? !late : !showsDueDate(step)) return null;
    return (
      <span className="portal-due">
        <span>
          <span>{texts().kit.due}</span> <DateText when={step.dueDate} />
        </span>
        {late && <LateMark isOurs={isOurs} />}
      </span>
    );
  },
);
