import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { BrandMark } from '../kit/BrandMark';
import { SupportContact } from '../kit/SupportContact';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';

/** The provider's logo, above the form and in the side panel. */
export const BrandLogo = (): ReactElement => (
  <div className="portal-session-logo">
    <BrandMark height={36} imageClass="portal-session-image" nameClass="portal-session-name" />
  </div>
);

const Tick = (): ReactElement => (
  <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <circle cx="10" cy="10" r="9" strokeWidth="1.25" opacity="0.45" />
    <path d="m6.2 10.3 2.6 2.6 5-5.4" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/**
 * The provider's promises, with its logo and a line of its own where they stand beside the form. Its support comes last,
 * so that the first frame need not know how much of it there is.
 */
export const BrandPanel = observer((): ReactElement => {
  const { name } = useStore(Deployment).configuration.brand;
  return (
    <aside className="portal-session-brand" aria-label={name}>
      <BrandLogo />
      <div className="portal-session-pitch">
        <p className="portal-session-line">{lightTexts().session.brandLine}</p>
        <ul role="list">
          {lightTexts().session.promises.map(({ title, text }) => (
            <li key={title}>
              <Tick />
              <div>
                <strong>{title}</strong>
                <span>{text}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <SupportContact label={lightTexts().kit.needHelp} />
    </aside>
  );
});
