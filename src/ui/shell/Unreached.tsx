import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { lightTexts } from '../texts/lightTexts';
import { PortalTheme } from '../theme/PortalTheme';
import './shell.css';

export interface UnreachedProps {
  readonly isTrying: boolean;
  readonly tryAgain: () => void;
}

/** In place of the portal while its configuration cannot be fetched; another attempt follows by itself (ENTRY-05). */
export const Unreached = observer(({ isTrying, tryAgain }: UnreachedProps): ReactElement => (
  <PortalTheme>
    <main className="portal-broken">
      <div role="alert">
        <h1>{lightTexts().shell.unreachedTitle}</h1>
        <p>{lightTexts().shell.unreached}</p>
      </div>
      <div className="portal-broken-actions">
        <Button type="primary" size="large" loading={isTrying} onClick={tryAgain}>
          {lightTexts().kit.tryAgain}
        </Button>
      </div>
    </main>
  </PortalTheme>
));
