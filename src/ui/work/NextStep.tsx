import { observer } from 'mobx-react-lite';
import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { NextNote } from '../../domain/work/taskNotes';
import { DueDate } from '../kit/DueDate';
import { langOf } from '../kit/langOf';
import { activeLocale } from '../texts/lightTexts';
import { texts } from '../texts/texts';

/** The next step of a task and its due date, told as the provider's where nothing is asked of the customer. */
export const NextStep = observer(({ note }: { readonly note: NextNote }): ReactElement | null => {
  if (note.kind === 'nothing') return null;
  if (note.kind !== 'step') return <p className="portal-work-next">{texts().work[note.kind]}</p>;
  const { step, isOurs } = note;
  return (
    <div className="portal-work-next">
      <p className="portal-work-next-name" lang={langOf(step.name)}>
        <span lang={activeLocale()}>{`${isOurs ? texts().work.ourNext : texts().work.next}:`}</span>{' '}
        <span>{step.name}</span>
      </p>
      {isSome(step.dueDate) && (
        <p>
          <DueDate step={step} isOurs={isOurs} />
        </p>
      )}
    </div>
  );
});
