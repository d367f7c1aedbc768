import type { ReactElement, ReactNode } from 'react';
import { LanguageChoice } from '../language/LanguageChoice';
import { BrandLogo, BrandPanel } from './BrandPanel';
import './session.css';

/** Two halves on wide screens; on phones only the form. */
export const SessionFrame = ({ children }: { readonly children: ReactNode }): ReactElement => (
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
