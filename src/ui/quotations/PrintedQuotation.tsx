import { observer } from 'mobx-react-lite';
import { isSome } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { gstPart } from '../../domain/quotations/kit';
import type { Quotation } from '../../domain/quotations/quotation';
import { DateText } from '../kit/DateText';
import { Money, OptionalMoney } from '../kit/Money';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { amountWord } from './amountWord';
import { langOf } from '../kit/langOf';

interface PrintedProps {
  readonly quotation: Quotation;
}

const Lines = observer(({ quotation }: PrintedProps): ReactElement => {
  const gst = gstPart(quotation);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {texts().quotation.service}
          </th>
        </tr>
      </thead>
      <tbody>
        {quotation.names.map((name, index) => (
          // The index is the key because a service may be listed twice and has only a name.
          <tr key={index}>
            <td colSpan={2}>{name}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{amountWord(quotation)}</th>
          <td>
            <OptionalMoney amount={quotation.payable} missing={texts().quotation.unknownAmount} />
          </td>
        </tr>
        {isSome(gst) && (
          <tr>
            <th scope="row">{texts().quotation.gst}</th>
            <td>
              <Money amount={gst.value} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  );
});

/** The quotation on paper, as a letter on one sheet (QKIT-03). */
export const PrintedQuotation = observer(({ quotation }: PrintedProps): ReactElement => {
  const { brand } = useStore(Deployment).configuration;
  return (
    <div className="portal-printed-quotation">
      <p className="portal-printed-brand" lang={langOf(brand.name)}>
        {brand.name}
      </p>
      <p className="portal-printed-title">{texts().quotation.quotationTitle(quotation.id)}</p>
      <dl>
        <dt>{texts().quotation.quotedOn}</dt>
        <dd>
          <DateText when={quotation.createdAt} />
        </dd>
        <dt>{texts().quotation.expiresOn}</dt>
        <dd>
          <DateText when={quotation.expiresAt} />
        </dd>
        <dt>{texts().quotation.status}</dt>
        <dd>{texts().quotation.statuses[quotation.status]}</dd>
      </dl>
      <Lines quotation={quotation} />
      {quotation.expertRemarks !== '' && (
        <>
          <p className="portal-printed-heading">{texts().quotation.remarks}</p>
          <p className="portal-printed-remarks">{quotation.expertRemarks}</p>
        </>
      )}
    </div>
  );
});
