import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { langOf } from '../kit/langOf';
import { Dialog } from '../kit/Dialog';
import { isChatFirst } from '../../domain/catalogue/pricingModel';
import type { SubService } from '../../domain/catalogue/service';
import { SafeLink } from '../kit/SafeLink';
import { busyIcon } from '../kit/busyIcon';
import { texts } from '../texts/texts';
import type { SubServiceStore } from './SubServiceStore';

const Terms = observer(({ terms }: { readonly terms: string }): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="link" onClick={() => setOpen(true)}>
        {texts().catalogue.terms}
      </Button>
      <Dialog
        open={isOpen}
        title={texts().catalogue.terms}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{texts().catalogue.close}</Button>}
      >
        <p className="portal-prose" lang={langOf(terms)}>
          {terms}
        </p>
      </Dialog>
    </>
  );
});

/** Links to further reading about a sub-service (SERV-16). */
export const SubServiceLinks = observer(
  ({ subService }: Pick<ActionsProps, 'subService'>): ReactElement | null => {
    const { content, terms } = subService;
    if (content === '' && terms === '') return null;
    return (
      <div className="portal-offer-links">
        {content !== '' && <SafeLink href={content}>{texts().catalogue.learnMore}</SafeLink>}
        {terms !== '' && <Terms terms={terms} />}
      </div>
    );
  },
);

interface ActionsProps {
  readonly store: SubServiceStore;
  readonly subService: SubService;
}

const LEADS_TO = 'proceed-leads-to';

/** What Proceed does; it describes the button, and is not in its bar, which covers little of a phone (BUY-02). */
export const LeadsTo = observer(({ store }: Pick<ActionsProps, 'store'>): ReactElement | null =>
  store.leadsTo === undefined ? null : (
    <p id={LEADS_TO} className="portal-offer-next">
      {`${texts().catalogue.proceed}: ${texts().catalogue.proceedTo[store.leadsTo]}`}
    </p>
  ),
);

/** Proceed and Chat with Expert; for type chat the chat is the main action (AMB-38). */
export const SubServiceActions = observer(({ store, subService }: ActionsProps): ReactElement => {
  const go = useNavigate();
  const isChatMain = isChatFirst(subService.kind);
  const proceed = (
    <Button
      key="proceed"
      block
      size="large"
      type={isChatMain ? 'default' : 'primary'}
      loading={busyIcon(store.proceeding.isRunning)}
      aria-describedby={store.leadsTo === undefined ? undefined : LEADS_TO}
      onClick={() => void store.proceeding.run((path) => void go(path))}
    >
      {texts().catalogue.proceed}
    </Button>
  );
  const ask = (
    <Button
      key="chat"
      block
      size="large"
      type={isChatMain ? 'primary' : 'default'}
      onClick={() => store.chatWithExpert()}
    >
      {texts().catalogue.chat}
    </Button>
  );
  return <>{isChatMain ? [ask, proceed] : [proceed, ask]}</>;
});
