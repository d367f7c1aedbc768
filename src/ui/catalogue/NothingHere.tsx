import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Message } from '../kit/Message';
import { catalogueTexts } from '../texts/catalogueTexts';

/** Shown when the address leads to no service: the reason and a link to all services. */
export const NothingHere = observer(({ text }: { readonly text: string }): ReactElement => (
  <>
    <Message kind="error">{text}</Message>
    <p>
      <Link to="/dashboard">{catalogueTexts.backToServices}</Link>
    </p>
  </>
));
