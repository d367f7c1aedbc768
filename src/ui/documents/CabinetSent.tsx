import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useDeferredValue } from 'react';
import { Message } from '../kit/Message';
import { SectionCard } from '../kit/SectionCard';
import { useSlideBelow } from '../kit/slideBelow';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { CabinetList } from './CabinetList';
import type { CabinetProps } from './FileRow';

/** Says what is missing here; the cabinet's own files stand all the same. */
const Unread = observer(({ store: { sent } }: Pick<CabinetProps, 'store'>): ReactElement | null => {
  const failure = sent.error ?? sent.value?.failure;
  const unchecked = sent.value?.unchecked ?? 0;
  return (
    <>
      {failure !== undefined && (
        <Message kind="error" cause={failure}>
          <p>{texts().cabinet.sentUnread}</p>
          <Button size="small" onClick={() => void sent.reload()}>
            {lightTexts().kit.tryAgain}
          </Button>
        </Message>
      )}
      {unchecked > 0 && <p>{texts().attention.unchecked(unchecked)}</p>}
    </>
  );
});

const Card = observer(({ store, view }: CabinetProps): ReactElement => (
  <div ref={useSlideBelow()}>
    <SectionCard
      title={texts().work.fromExpert}
      {...(view.sentLines.length > 0 && { count: view.sentLines.length })}
    >
      <Unread store={store} />
      {view.sentLines.length > 0 && (
        <CabinetList store={store} view={view} lines={view.sentLines} label={texts().work.fromExpert} />
      )}
    </SectionCard>
  </div>
));

/** What the expert sent with the steps of tasks, by service and year: it comes when it is read (PAPER-02). */
export const CabinetSent = observer(({ store, view }: CabinetProps): ReactElement | null => {
  const { sent } = store;
  const isUnread = sent.hasFailed || (sent.value !== undefined && sent.value.failure !== undefined);
  const hasMore = (sent.value?.unchecked ?? 0) > 0;
  const isThere = view.sentLines.length > 0 || isUnread || hasMore;
  // Deferred: it comes while the customer scrolls, and its rows render in steps.
  const isReady = useDeferredValue(isThere);
  return isThere && isReady ? <Card store={store} view={view} /> : null;
});
