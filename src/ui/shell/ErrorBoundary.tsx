import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { Log } from '../../application/ports/Log';
import { Reloader } from '../../application/ports/Reloader';
import { Catching } from '../kit/Catching';
import { useStore } from '../state/storeContext';
import { kitTexts } from '../texts/kitTexts';
import { shellTexts } from '../texts/shellTexts';
import './shell.css';

/** Code that failed to load stays missing until the page reloads, so Try again reloads it. */
const Broken = observer(({ onTryAgain }: { readonly onTryAgain: () => void }): ReactElement => (
  <div className="portal-broken" role="alert">
    <h1 tabIndex={-1}>{shellTexts.brokenTitle}</h1>
    <p>{shellTexts.broken}</p>
    <div className="portal-broken-actions">
      <Button type="primary" size="large" onClick={onTryAgain}>
        {kitTexts.tryAgain}
      </Button>
      <Button size="large" href="/dashboard">
        {shellTexts.home}
      </Button>
    </div>
  </div>
));

/** The last resort, for errors that no PartBoundary has caught: a readable page with two actions. */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }): ReactElement => {
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
