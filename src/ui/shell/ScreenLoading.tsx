import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Message } from '../kit/Message';
import { Skeleton } from '../kit/Skeleton';
import { line } from '../state/line';
import { lightTexts } from '../texts/lightTexts';
import './shell.css';

/** Shown in place of a screen while its code loads. Code that never came cannot come without a connection (LINE-03). */
export const ScreenLoading = observer((): ReactElement => (
  <div className="portal-screen-loading">
    {line.isDown ? (
      <Message kind="info">{lightTexts().shell.needsLine}</Message>
    ) : (
      <>
        <output className="portal-visually-hidden">{lightTexts().shell.loadingScreen}</output>
        <Skeleton lines={6} />
      </>
    )}
  </div>
));
