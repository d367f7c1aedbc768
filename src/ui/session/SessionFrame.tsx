import type { ReactElement } from 'react';
import type { Elements } from '../kit/elements';
import { LanguageChoice } from '../language/LanguageChoice';
import { BrandLogo, BrandPanel } from './BrandPanel';
import './session.css';

/** The form, and what the provider promises: beside it on wide screens, below it on phones. */
export const SessionFrame = ({ children }: { readonly children: Elements }): ReactElement => (
  <div className="portal-session">
    <main className="portal-session-main">
      <div className="portal-session-form">
        <BrandLogo />
        {children}
        <LanguageChoice />
      </div>
    </main>
    <BrandPanel />
  </div>
);
