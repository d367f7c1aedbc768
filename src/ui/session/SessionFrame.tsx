import type { ReactElement } from 'react';
import type { Elements } from '../kit/elements';
import { LanguageChoice } from '../language/LanguageChoice';
import { BrandLogo, BrandPanel } from './BrandPanel';
import './session.css';

/** Two halves on wide screens; on phones only the form. */
export const SessionFrame = ({ children }: { readonly children: Elements }): ReactElement => (
  <div className="portal-session">
    <BrandPanel />
    <main className="portal-session-main">
      <div className="portal-session-form">
        <div className="portal-session-logo">
          <BrandLogo />
        </div>
        {children}
        <LanguageChoice />
      </div>
    </main>
  </div>
);
