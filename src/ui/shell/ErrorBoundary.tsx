import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import type { ReactElement } from 'react';
import { Log } from '../../application/ports/Log';
import { Reloader } from '../../application/ports/Reloader';
import { Catching } from '../kit/Catching';
import type { Elements } from '../kit/elements';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import './shell.css';

/** Code that failed to load stays missing until the page reloads, so Try again reloads it. */
const Broken = observer(({ onTryAgain }: { readonly onTryAgain: () => void }): ReactElement => (
  <div className="portal-broken" role="alert">
    <h1 tabIndex={-1}>{lightTexts().shell.brokenTitle}</h1>
    <p>{lightTexts().shell.broken}</p>
    <div className="portal-broken-actions">
      <Button type="primary" size="large" onClick={onTryAgain}>
        {lightTexts().kit.tryAgain}
      </Button>
      <Button size="large" href="/dashboard">
        {lightTexts().shell.home}
      </Button>
    </div>
  </div>
));

/** The last resort, for errors that no PartBoundary has caught: a readable page with two actions. */
export const ErrorBoundary = ({ children }: { readonly children: Elements }): ReactElement => {
  const log = useStore(Log);
  const reloader = useStore(Reloader);
  return (
    <Catching
      onError={(error) => {
        log.failure('A screen could not be shown.', error);
      }}
      broken={
        <Broken
          onTryAgain={() => {
            reloader.reload();
          }}
        />
      }
    >
      {children}
    </Catching>
  );
};
