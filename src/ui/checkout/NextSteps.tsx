import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import type { OrderTasks } from '../../application/work/FindOrderTasks';
import { nextSteps } from '../../domain/work/nextSteps';
import { StatusPill } from '../kit/StatusPill';
import { texts } from '../texts/texts';

/** What happens next with a paid order and whose turn it is; silent where that is not known (BUY-07). */
export const NextSteps = observer(({ tasks }: { readonly tasks: OrderTasks }): ReactElement | null => {
  const id = useId();
  const steps = nextSteps(tasks);
  if (steps.length === 0) return null;
  const { whatNext, nextSteps: words, yourTurn, ourTurn } = texts().checkout;
  return (
    <section className="portal-next-steps" aria-labelledby={id}>
      <h2 id={id}>{whatNext}</h2>
      <ol>
        {steps.map(({ name, turn, isCurrent }) => (
          <li key={name} aria-current={isCurrent ? 'step' : undefined}>
            <span>{words[name]}</span>{' '}
            {isCurrent && <StatusPill tone="progress">{turn === 'customer' ? yourTurn : ourTurn}</StatusPill>}
          </li>
        ))}
      </ol>
    </section>
  );
});
