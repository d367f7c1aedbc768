import type { ReactElement } from 'react';
import { Skeleton } from '../kit/Skeleton';
import { shellTexts } from '../texts/shellTexts';
import './shell.css';

/** Stands where a screen will be while its code arrives. */
export const ScreenLoading = (): ReactElement => (
  <div className="portal-screen-loading">
    <output className="portal-visually-hidden">{shellTexts.loadingScreen}</output>
    <Skeleton lines={6} />
  </div>
);
