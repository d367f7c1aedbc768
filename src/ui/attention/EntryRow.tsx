import {
  CalendarOutlined,
  ClockCircleOutlined,
  CreditCardOutlined,
  FileDoneOutlined,
  LoadingOutlined,
  MessageOutlined,
  ShoppingCartOutlined,
  UploadOutlined,
  WarningFilled,
} from '@ant-design/icons';
import { isSome, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { Link } from 'react-router-dom';
import { SupportChat } from '../../application/ports/SupportChat';
import type { Due } from '../../domain/attention/due';
import type { Entry, EntryKind, Place } from '../../domain/attention/entry';
import { paymentResponseAddress } from '../../domain/checkout/payment';
import { quotationPath } from '../../domain/quotations/paths';
import type { PayNowProps } from '../checkout/PayNow';
import { soughtDatePath } from '../deadlines/pageAddress';
import { DateText } from '../kit/DateText';
import type { Elements } from '../kit/elements';
import { LazyPart } from '../kit/LazyPart';
import { texts } from '../texts/texts';
import { useStore } from '../state/storeContext';
import { stepLink, taskDetailLink } from '../work/taskDetailLink';
import { actionText, detailText, distanceText, subjectText } from './entryText';
import { langOf } from '../kit/langOf';

const icons: Readonly<Record<EntryKind, Elements>> = {
  decideQuotation: <FileDoneOutlined aria-hidden />,
  uploadDocuments: <UploadOutlined aria-hidden />,
  payOrder: <CreditCardOutlined aria-hidden />,
  checkPayment: <CreditCardOutlined aria-hidden />,
  orderCart: <ShoppingCartOutlined aria-hidden />,
  readRemark: <MessageOutlined aria-hidden />,
  providerLate: <ClockCircleOutlined aria-hidden />,
  statutory: <CalendarOutlined aria-hidden />,
};

/** By when, in words and as a date; what is overdue has an icon too (NEED-14). */
const DueText = observer(({ due: { day, distance } }: { readonly due: Due }): ReactElement => (
  <>
    <span className={distance.kind === 'left' ? 'portal-need-left' : `portal-need-${distance.kind}`}>
      {distance.kind === 'overdue' && <WarningFilled aria-hidden />}
      <span>{distanceText(distance)}</span>
    </span>
    <span className="portal-need-date">
      {' '}
      <DateText when={some({ kind: 'day', day })} />
    </span>
  </>
));

interface EntryProps {
  readonly entry: Entry;
}

interface ContentProps extends EntryProps {
  /** Whether it was pressed and something is still to come. */
  readonly isBusy?: boolean;
}

const Content = observer(({ entry, isBusy = false }: ContentProps): ReactElement => {
  const detail = detailText(entry);
  return (
    <>
      <span className="portal-need-icon">{isBusy ? <LoadingOutlined aria-hidden /> : icons[entry.kind]}</span>
      <span className="portal-need-action">{`${actionText(entry)} `}</span>
      <span className="portal-need-subject">
        <span className="portal-need-name" lang={langOf(subjectText(entry))}>
          {`${subjectText(entry)} `}
        </span>
        {detail !== '' && (
          <span className="portal-need-names">
            {entry.kind === 'statutory' && entry.isToConfirm && (
              <span>{`${texts().attention.toConfirm} `}</span>
            )}
            <span lang={langOf(detail)}>{`${detail} `}</span>
          </span>
        )}
      </span>
      {isSome(entry.due) && <DueText due={entry.due.value} />}
      {entry.kind === 'uploadDocuments' && entry.isDueUnread && (
        <span className="portal-need-left">{texts().attention.dueUnread}</span>
      )}
    </>
  );
});

type Linked = Exclude<Place, { readonly kind: 'chat' | 'payment' }>;

const linkTo = (place: Linked): { readonly to: string; readonly state?: unknown } => {
  switch (place.kind) {
    case 'quotation':
      return { to: quotationPath(place.id) };
    case 'documents':
      return taskDetailLink(place.task);
    case 'step':
      return stepLink(place.task, place.step);
    case 'paymentResult':
      return { to: paymentResponseAddress('', 'checking', place.orderId) };
    case 'cart':
      return { to: '/cart' };
    case 'deadlines':
      return { to: soughtDatePath(place.sought) };
  }
};

interface LinkRowProps extends EntryProps, ReturnType<typeof linkTo> {}

/** The page that a link leads to may have to be fetched first: the row says at once that it was pressed (NEED-15). */
const LinkRow = ({ entry, ...target }: LinkRowProps): ReactElement => {
  const [isPressed, setIsPressed] = useState(false);
  const press = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): void =>
    setIsPressed(!ctrlKey && !metaKey && !shiftKey);
  return (
    <Link {...target} className="portal-need-row" aria-busy={isPressed} onClick={press}>
      <Content entry={entry} isBusy={isPressed} />
    </Link>
  );
};

const ChatRow = ({ entry }: EntryProps): ReactElement => {
  const chat = useStore(SupportChat);
  return (
    <button type="button" className="portal-need-row" onClick={() => chat.open()}>
      <Content entry={entry} />
    </button>
  );
};

const PayRowWaiting = ({ entry }: EntryProps): ReactElement => (
  <button type="button" className="portal-need-row" disabled>
    <Content entry={entry} />
  </button>
);

interface RowProps extends EntryProps, Pick<PayNowProps, 'onStale'> {}

const Row = ({ entry, onStale }: RowProps): ReactElement => {
  const { place } = entry;
  switch (place.kind) {
    case 'chat':
      return <ChatRow entry={entry} />;
    case 'payment':
      return (
        <LazyPart
          name="payRow"
          waiting={<PayRowWaiting entry={entry} />}
          given={{
            orderId: place.orderId,
            onStale,
            children: <Content entry={entry} />,
            busy: <Content entry={entry} isBusy />,
          }}
        />
      );
    case 'quotation':
    case 'documents':
    case 'step':
    case 'paymentResult':
    case 'cart':
    case 'deadlines':
      return <LinkRow entry={entry} {...linkTo(place)} />;
  }
};

/** One entry, in one line; a press leads to where the customer acts. */
export const EntryRow = (props: RowProps): ReactElement => (
  <li className="portal-need">
    <Row {...props} />
  </li>
);
