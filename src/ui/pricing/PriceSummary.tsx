import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { useStandingHeight } from '../kit/useStandingHeight';
import { busyIcon } from '../kit/busyIcon';
import { texts } from '../texts/texts';
import type { QuestionFlowStore } from './QuestionFlowStore';

interface SummaryProps {
  readonly store: QuestionFlowStore;
}

const Problems = observer(({ store }: SummaryProps): ReactElement => (
  <>
    {store.problem !== '' && (
      <Message kind="error" cause={store.said.cause}>
        {store.problem}
      </Message>
    )}
    {store.submission.failed !== undefined && (
      <Message kind="error" cause={store.submission.cause}>
        {texts().catalogue.submissionFailed}
      </Message>
    )}
    {store.submission.reason !== '' && (
      <p role="status">{texts().catalogue.reason(store.submission.reason)}</p>
    )}
  </>
));

const StartAgain = observer(({ store }: SummaryProps): ReactElement => {
  const [isAsking, setAsking] = useState(false);
  const leave = (): void => setAsking(false);
  return (
    <>
      <Button type="link" onClick={() => setAsking(true)}>
        {texts().pricing.startAgain}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={texts().pricing.startAgain}
        yes={texts().pricing.startAgainYes}
        no={texts().pricing.startAgainNo}
        onYes={() => {
          leave();
          store.startAgain();
        }}
        onNo={leave}
      >
        <p>{texts().pricing.startAgainQuestion}</p>
      </ConfirmDialog>
    </>
  );
});

/** The state of the price, in view from the first answer on; Proceed appears when every visible question is answered (QUES-14). */
export const PriceSummary = observer(({ store }: SummaryProps): ReactElement => (
  <aside
    ref={useStandingHeight('--portal-foot')}
    className="portal-price-summary"
    data-begun={store.answers.size > 0}
    aria-label={texts().pricing.summaryTitle}
  >
    <h2>{texts().pricing.summaryTitle}</h2>
    {store.canProceed && <p className="portal-price-lead">{texts().pricing.summaryReady}</p>}
    <Problems store={store} />
    {store.canProceed ? (
      <Button
        type="primary"
        size="large"
        block
        loading={busyIcon(store.pricing.isRunning)}
        onClick={() => void store.pricing.run()}
      >
        {texts().pricing.proceed}
      </Button>
    ) : (
      <p className="portal-price-missing">{texts().pricing.answersMissing}</p>
    )}
    <StillWaiting command={store.pricing} />
    {store.answers.size > 0 && <StartAgain store={store} />}
  </aside>
));
