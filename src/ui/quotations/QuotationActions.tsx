import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Browser } from '../../application/ports/Browser';
import type { Shared } from '../../application/ports/Sharing';
import { SupportChat } from '../../application/ports/SupportChat';
import { formatRupees } from '../../domain/money/formatRupees';
import { quotationPath } from '../../domain/quotations/paths';
import type { Quotation } from '../../domain/quotations/quotation';
import { ShareButton } from '../kit/ShareButton';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

interface ActionsProps {
  readonly quotation: Quotation;
}

/** Number and amount: nothing that says whose quotation it is (QKIT-02). */
const useShared = ({ id, payable }: Quotation): Shared => ({
  text: texts().quotation.shareText(id, isSome(payable) ? formatRupees(payable.value) : ''),
  address: useStore(Browser).origin() + quotationPath(id),
});

/** Ask, share and print, whatever the status of the quotation. */
export const QuotationActions = observer(({ quotation }: ActionsProps): ReactElement => {
  const chat = useStore(SupportChat);
  const shared = useShared(quotation);
  return (
    <div className="portal-quotation-actions">
      <Button onClick={() => chat.open(texts().quotation.askLine(quotation.id))}>
        {texts().quotation.ask}
      </Button>
      <ShareButton shared={shared} />
      <Button onClick={() => window.print()}>{texts().quotation.print}</Button>
    </div>
  );
});
