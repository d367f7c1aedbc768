import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import { isSome } from 'fp-ts/Option';
import { type ReactElement, useState } from 'react';
import { Browser } from '../../application/ports/Browser';
import { type Shared, Sharing } from '../../application/ports/Sharing';
import { SupportChat } from '../../application/ports/SupportChat';
import { formatRupees } from '../../domain/money/formatRupees';
import { quotationPath } from '../../domain/quotations/paths';
import type { Quotation } from '../../domain/quotations/quotation';
import { ExternalLink } from '../kit/ExternalLink';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

interface ActionsProps {
  readonly quotation: Quotation;
}

const lineOf = ({ text, address }: Shared): string => `${text}\n${address}`;

const whatsAppAddress = (shared: Shared): string =>
  `https://wa.me/?text=${encodeURIComponent(lineOf(shared))}`;

/** For a device without a share sheet. */
const OtherWays = observer(({ shared }: { readonly shared: Shared }): ReactElement => {
  const sharing = useStore(Sharing);
  const [note, setNote] = useState('');
  const copy = async (): Promise<void> => {
    setNote((await sharing.copy(lineOf(shared))) ? texts().quotation.copied : texts().quotation.copyFailed);
  };
  return (
    <div className="portal-quotation-share">
      <ExternalLink href={whatsAppAddress(shared)}>
        <span>{texts().quotation.whatsApp}</span>
      </ExternalLink>
      <Button onClick={() => void copy()}>{texts().quotation.copy}</Button>
      <span role="status">{note}</span>
    </div>
  );
});

/** Number and amount: nothing that says whose quotation it is (QKIT-02). */
const useShared = ({ id, payable }: Quotation): Shared => ({
  text: texts().quotation.shareText(id, isSome(payable) ? formatRupees(payable.value) : ''),
  address: useStore(Browser).origin() + quotationPath(id),
});

/** Ask, share and print, whatever the status of the quotation. */
export const QuotationActions = observer(({ quotation }: ActionsProps): ReactElement => {
  const chat = useStore(SupportChat);
  const sharing = useStore(Sharing);
  const shared = useShared(quotation);
  const [isOpen, setIsOpen] = useState(false);
  const share = async (): Promise<void> => {
    if (isOpen) setIsOpen(false);
    else if (!(await sharing.share(shared))) setIsOpen(true);
  };
  return (
    <div className="portal-quotation-actions">
      <Button onClick={() => chat.open(texts().quotation.askLine(quotation.id))}>
        {texts().quotation.ask}
      </Button>
      <Button aria-expanded={isOpen} onClick={() => void share()}>
        {texts().quotation.share}
      </Button>
      <Button onClick={() => window.print()}>{texts().quotation.print}</Button>
      {isOpen && <OtherWays shared={shared} />}
    </div>
  );
});
