import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Skeleton } from '../kit/Skeleton';
import { shellTexts } from '../texts/shellTexts';
import './shell.css';

/** Shown in place of a screen while its code loads. */
export const ScreenLoading = observer((): ReactElement => (
  <div className="portal-screen-loading">
    <output className="portal-visually-hidden">{shellTexts.loadingScreen}</output>
    <Skeleton lines={6} />
  </div>
));
