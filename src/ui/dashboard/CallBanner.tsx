import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { ExternalLink } from '../kit/ExternalLink';
import { MAIN_LINK } from '../kit/mainLink';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';

/** Banner for the free call with an expert, booked in an external calendar (DASH-12, DASH-13). */
export const CallBanner = observer((): ReactElement => {
  const { bookCall } = useStore(Deployment).configuration.links;
  const headingId = useId();
  return (
    <section className="portal-call" aria-labelledby={headingId}>
      <div className="portal-call-text">
        <h2 id={headingId}>{texts().dashboard.callTitle}</h2>
        <p>{texts().dashboard.callLead}</p>
      </div>
      {bookCall !== '' && (
        <ExternalLink href={bookCall} className={MAIN_LINK}>
          <span>{texts().dashboard.callAction}</span>
        </ExternalLink>
      )}
    </section>
  );
});
