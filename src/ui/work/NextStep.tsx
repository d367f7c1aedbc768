import { observer } from 'mobx-react-lite';
import { isSome, type Option, some } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { NextNote } from '../../domain/work/taskNotes';
import type { TrackingStep } from '../../domain/work/trackingStep';
import { DueDate } from '../kit/DueDate';
import { langOf } from '../kit/langOf';
import { activeLocale } from '../texts/lightTexts';
import { texts } from '../texts/texts';

interface LineProps {
  readonly label: string;
  readonly name: string;
  readonly due: Option<TrackingStep>;
  readonly isOurs?: boolean;
}

const Line = observer(({ label, name, due, isOurs = false }: LineProps): ReactElement => (
  <div className="portal-work-next">
    <p className="portal-work-next-name" lang={langOf(name)}>
      <span lang={activeLocale()}>{`${label}:`}</span> <span>{name}</span>
    </p>
    {isSome(due) && isSome(due.value.dueDate) && (
      <p>
        <DueDate step={due.value} isOurs={isOurs} />
      </p>
    )}
  </div>
));

/** What comes next in a task, whose turn it is, and by when. */
export const NextStep = observer(({ note }: { readonly note: NextNote }): ReactElement | null => {
  switch (note.kind) {
    case 'nothing':
      return null;
    case 'yours':
      return <Line label={texts().work.yourNext} name={texts().work.documents} due={note.due} />;
    case 'step': {
      const { step, isOurs } = note;
      const label = isOurs ? texts().work.ourNext : texts().work.next;
      return <Line label={label} name={step.name} due={some(step)} isOurs={isOurs} />;
    }
    case 'noSteps':
    case 'allDone':
    case 'closing':
      return <p className="portal-work-next">{texts().work[note.kind]}</p>;
  }
});
