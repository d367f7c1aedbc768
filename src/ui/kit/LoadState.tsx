import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { Loadable } from '../state/Loadable';
import { kitTexts } from '../texts/kitTexts';
import { Message } from './Message';
import { Skeleton } from './Skeleton';
import { StillWaiting } from './StillWaiting';
import './kit.css';

export interface LoadTexts<E> {
  readonly loading: string;
  readonly failed: (error: E) => string;
}

export interface LoadStateProps<A, E> {
  readonly loadable: Loadable<A, E>;
  readonly texts: LoadTexts<E>;
  readonly skeleton?: ReactNode;
  readonly children: (value: A) => ReactNode;
}

interface FailedProps {
  readonly text: string;
  readonly onTryAgain: () => void;
}

const Failed = ({ text, onTryAgain }: FailedProps): ReactElement => (
  <div className="portal-failed">
    <Message kind="error">{text}</Message>
    <Button onClick={onTryAgain}>{kitTexts.tryAgain}</Button>
  </div>
);

interface LoadingProps {
  readonly text: string;
  readonly skeleton: ReactNode;
  readonly onCancel: () => void;
}

const Loading = ({ text, skeleton, onCancel }: LoadingProps): ReactElement => (
  <div className="portal-loading">
    <StillWaiting command={{ isRunning: true, cancel: onCancel }} look="loading" before={text} />
    <div aria-hidden="true">{skeleton}</div>
  </div>
);

const LoadStateView = <A, E>({ loadable, texts, skeleton, children }: LoadStateProps<A, E>): ReactElement => {
  const containerRef = useRef<HTMLDivElement>(null);
  const { state } = loadable;
  const isIdle = state.kind === 'idle';
  useEffect(() => {
    if (isIdle) void loadable.begin();
  }, [loadable, isIdle]);
  if (state.kind === 'loaded') return <>{children(state.value)}</>;
  // The pressed button disappears, so the focus moves to where the content will be.
  const andKeepFocus = (act: () => void) => (): void => {
    containerRef.current?.focus();
    act();
  };
  const tryAgain = andKeepFocus(() => void loadable.reload());
  return (
    <div ref={containerRef} tabIndex={-1} className="portal-load">
      {state.kind === 'failed' && <Failed text={texts.failed(state.error)} onTryAgain={tryAgain} />}
      {state.kind === 'stopped' && <Failed text={kitTexts.stopped} onTryAgain={tryAgain} />}
      {(state.kind === 'idle' || state.kind === 'loading') && (
        <Loading
          text={texts.loading}
          skeleton={skeleton ?? <Skeleton />}
          onCancel={andKeepFocus(() => loadable.stop())}
        />
      )}
    </div>
  );
};

/**
 * The states of a loaded record: loading, with Cancel after ten seconds; failed or stopped, with Try again; or its
 * content. A record that nobody has asked for is loaded.
 */
export const LoadState = observer(LoadStateView) as typeof LoadStateView;
