import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { marketingPage } from '../shell/marketingPage';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';

interface OutwardLinkProps {
  readonly page: 'terms-and-conditions' | 'privacy-policy';
  readonly word: string;
}

// In a new tab, so that the form stays.
const OutwardLink = observer(({ page, word }: OutwardLinkProps): ReactElement => {
  const { origin } = useStore(Deployment).configuration.marketing;
  return (
    <a href={marketingPage(origin, page)} target="_blank" rel="noopener noreferrer">
      {word}
    </a>
  );
});

/** The provider's terms and its privacy policy. */
export const LegalLinks = observer((): ReactElement => (
  <span className="portal-session-legal">
    <OutwardLink page="terms-and-conditions" word={lightTexts().session.terms} />
    <OutwardLink page="privacy-policy" word={lightTexts().session.privacyPolicy} />
  </span>
));
