import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { SessionStorage } from '../../application/ports/SessionStorage';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import './bars.css';

/** Says that a reload signs out, where the browser's storage is blocked or full (ENTRY-06). */
export const NotKept = observer((): ReactElement | null =>
  useStore(SessionStorage).outlivesPage() ? null : (
    <div role="status" className="portal-bar portal-bar-line">
      <span>{texts().shell.notKept}</span>
    </div>
  ),
);
