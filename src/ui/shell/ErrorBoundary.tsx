import { Button } from 'antd';
import { Component, type ReactElement, type ReactNode } from 'react';
import { Log } from '../../application/ports/Log';
import { Reloader } from '../../application/ports/Reloader';
import { useStore } from '../state/storeContext';
import { shellTexts } from '../texts/shellTexts';
import './shell.css';

interface CatchingProps {
  readonly onError: (error: unknown) => void;
  readonly broken: ReactNode;
  readonly children: ReactNode;
}

class Catching extends Component<CatchingProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.broken : this.props.children;
  }
}

/** Code that could not be fetched stays unfetched until the page is loaded anew, so that is what Try again does. */
const Broken = ({ onTryAgain }: { readonly onTryAgain: () => void }): ReactElement => (
  <div className="portal-broken" role="alert">
    <h1 tabIndex={-1}>{shellTexts.brokenTitle}</h1>
    <p>{shellTexts.broken}</p>
    <div className="portal-broken-actions">
      <Button type="primary" size="large" onClick={onTryAgain}>
        {shellTexts.tryAgain}
      </Button>
      <Button size="large" href="/dashboard">
        {shellTexts.home}
      </Button>
    </div>
  </div>
);

/** Shows a readable page with two ways on where a screen breaks. */
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
