import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { isIncomplete } from '../../domain/received/incomplete';
import { Message } from '../kit/Message';
import { texts } from '../texts/texts';

/** Shown when the address leads to no service: the reason and a link to all services. */
const NothingHere = observer(({ text }: { readonly text: string }): ReactElement => (
  <>
    <Message kind="error" cause={undefined}>
      {text}
    </Message>
    <p>
      <Link to="/dashboard">{texts().catalogue.backToServices}</Link>
    </p>
  </>
));

interface NotFoundProps {
  /** The catalogue, as it was read. */
  readonly services: unknown;
  readonly text: string;
  /** Said in its place where the catalogue could not be read in full, which then proves nothing missing. */
  readonly unread: string;
}

/** Shown when the catalogue lacks what the address names. */
export const NotFound = ({ services, text, unread }: NotFoundProps): ReactElement => (
  <NothingHere text={isIncomplete(services) ? unread : text} />
);

interface AddressedStore {
  /** '' until the screen has opened. */
  readonly id: string;
  readonly isIdRefused: boolean;
}

interface WithValidIdProps {
  readonly store: AddressedStore;
  readonly children: ReactElement;
}

/** Holds the content back until the id of the address is known; an id that is refused loads nothing (SERV-22, QUES-26). */
export const WithValidId = observer(({ store, children }: WithValidIdProps): ReactElement | null => {
  if (store.id === '') return null;
  return store.isIdRefused ? <NothingHere text={texts().catalogue.invalidId} /> : children;
});
