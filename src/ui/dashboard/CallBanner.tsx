import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { ExternalLink } from '../kit/ExternalLink';
import { MAIN_LINK } from '../kit/mainLink';
import { useStore } from '../state/storeContext';
import { dashboardTexts } from '../texts/dashboardTexts';

/** Banner for the free call with an expert, booked in an external calendar (DASH-12, DASH-13). */
export const CallBanner = observer((): ReactElement => {
  const { bookCall } = useStore(Deployment).configuration.links;
  const headingId = useId();
  return (
    <section className="portal-call" aria-labelledby={headingId}>
      <div className="portal-call-text">
        <h2 id={headingId}>{dashboardTexts.callTitle}</h2>
        <p>{dashboardTexts.callLead}</p>
      </div>
      {bookCall !== '' && (
        <ExternalLink href={bookCall} className={MAIN_LINK}>
          {dashboardTexts.callAction}
        </ExternalLink>
      )}
    </section>
  );
});
