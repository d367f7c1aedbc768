import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Progress } from '../../domain/pricing/completeness';
import { texts } from '../texts/texts';

/** The customer's progress through the questions, as text and as a bar. */
export const FlowProgress = observer(({ progress }: { readonly progress: Progress }): ReactElement => {
  const text = texts().pricing.progress(progress.answered, progress.total);
  return (
    <div className="portal-flow-progress">
      <p role="status">{text}</p>
      <progress aria-label={text} value={progress.answered} max={progress.total} />
    </div>
  );
});
