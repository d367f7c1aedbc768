import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { ExternalLink } from '../kit/ExternalLink';
import { marketingPage } from '../shell/marketingPage';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

/** The way to the provider of the services, beside a problem that only it can solve. */
export const ContactLink = observer(
  ({ className = 'portal-text-link' }: { readonly className?: string }): ReactElement => {
    const { marketing } = useStore(Deployment).configuration;
    return (
      <ExternalLink href={marketingPage(marketing.origin, 'contact-us')} className={className}>
        <span>{texts().checkout.contactUs}</span>
      </ExternalLink>
    );
  },
);
