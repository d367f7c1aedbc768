import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { langOf } from '../kit/langOf';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { StillWaiting } from '../kit/StillWaiting';
import { texts } from '../texts/texts';
import type { SubmissionState } from './SubmissionState';

/** Asks before the same service or request is submitted a second time (AMB-53). */
export const RepeatDialog = observer(
  ({ state }: { readonly state: SubmissionState }): ReactElement | null => {
    const { repeat, repeating } = state;
    if (repeat === undefined) return null;
    const { kind, name } = repeat.submission;
    return (
      <ConfirmDialog
        open={state.isRepeatAsked}
        title={<span lang={langOf(name)}>{name}</span>}
        yes={texts().catalogue.repeatYes[kind]}
        no={texts().catalogue.repeatNo}
        onYes={() => void repeating.run()}
        onNo={() => state.declineRepeat()}
        busy={repeating.isRunning}
      >
        <p>{texts().catalogue.repeatQuestion[kind]}</p>
        <StillWaiting command={repeating} />
      </ConfirmDialog>
    );
  },
);
