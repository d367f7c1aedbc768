import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { referenceOf } from '../../application/ports/gatewayError';
import { Deployment } from '../../application/configuration/Deployment';
import { ExternalLink } from '../kit/ExternalLink';
import { marketingPage } from '../shell/marketingPage';
import { SupportContact } from '../kit/SupportContact';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

interface ContactProps {
  readonly className?: string;
}

/** The provider's page, where what stands in `SupportContact` is beside it already. */
export const ContactPageLink = observer(({ className = 'portal-text-link' }: ContactProps): ReactElement => {
  const { marketing } = useStore(Deployment).configuration;
  return (
    <ExternalLink href={marketingPage(marketing.origin, 'contact-us')} className={className}>
      <span>{texts().transaction.contactUs}</span>
    </ExternalLink>
  );
});

/** The way to the provider of the services, beside a problem that only it can solve. */
export const ContactLink = (given: ContactProps): ReactElement => (
  <>
    <ContactPageLink {...given} />
    <SupportContact />
  </>
);

/** The way to the provider below a message with this cause: beside its reference stands already whom to ask. */
export const ContactBelow = ({ cause }: { readonly cause: unknown }): ReactElement =>
  referenceOf(cause) === undefined ? <ContactLink /> : <ContactPageLink />;
