import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { line } from '../state/line';
import { lightTexts } from '../texts/lightTexts';
import './bars.css';

/** Says when there is no connection (LINE-02). The element stays, so that the change is heard. */
export const NoConnection = observer((): ReactElement => (
  <div role="status" className={line.isDown ? 'portal-bar portal-bar-line' : undefined}>
    {line.isDown && <span>{lightTexts().shell.noConnection}</span>}
  </div>
));
