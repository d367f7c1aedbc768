import { Button } from 'antd';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { withoutReason } from '../../application/ports/gatewayError';
import type { Loadable } from '../state/Loadable';
import type { Waitable } from '../state/LongWait';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import type { Elements } from './elements';
import { Message } from './Message';
import { Skeleton } from './Skeleton';
import { StillWaiting } from './StillWaiting';
import './kit.css';

export interface LoadTexts<E> {
  readonly loading: string;
  readonly failed: (error: E) => string;
}

type Size = 'page' | 'card';

export interface LoadStateProps<A, E> {
  readonly loadable: Loadable<A, E>;
  readonly texts: LoadTexts<E>;
  readonly skeleton?: Elements;
  /** In a card among others the loading text is only heard, and the button is small. */
  readonly size?: Size;
  /** In place of Try again: the way on where the failure is the answer that there is no such record. */
  readonly instead?: Elements | undefined;
  readonly children: (value: A) => Elements;
}

interface FailedProps {
  readonly text: string;
  readonly cause: unknown;
  readonly size: Size;
  readonly instead?: Elements | undefined;
  readonly onTryAgain: () => void;
}

const Failed = observer(({ text, cause, size, instead, onTryAgain }: FailedProps): ReactElement => {
  const parts = (
    <>
      <Message kind="error" cause={withoutReason(cause)}>
        {text}
      </Message>
      {instead ?? (
        <Button size={size === 'card' ? 'small' : 'middle'} onClick={onTryAgain}>
          {lightTexts().kit.tryAgain}
        </Button>
      )}
    </>
  );
  return size === 'card' ? parts : <div className="portal-failed">{parts}</div>;
});

interface LoadingProps {
  readonly text: string;
  readonly skeleton: Elements;
  readonly size: Size;
  readonly load: Waitable;
}

const Loading = ({ text, skeleton, size, load }: LoadingProps): ReactElement =>
  size === 'card' ? (
    <>
      <StillWaiting command={load} before={<span className="portal-visually-hidden">{text}</span>} />
      {skeleton}
    </>
  ) : (
    <div className="portal-loading">
      <StillWaiting command={load} look="loading" before={<span>{text}</span>} />
      <div aria-hidden="true">{skeleton}</div>
    </div>
  );

const classOf = (size: Size, isWaiting: boolean): string => {
  if (size === 'page') return 'portal-load';
  return `portal-load ${isWaiting ? 'portal-load-card' : 'portal-load-card-failed'}`;
};

/**
 * The states of a loaded record: loading, with Cancel after ten seconds; failed or stopped, with Try again; or its
 * content. A record that nobody has asked for is loaded.
 */
export const LoadState = observer(<A, E>(props: LoadStateProps<A, E>): ReactElement => {
  const { loadable, texts: words, skeleton = <Skeleton />, size = 'page', instead, children } = props;
  const containerRef = useRef<HTMLDivElement>(null);
  const state = loadable.shown;
  useEffect(() => {
    void loadable.loadIfIdle();
    // Later, so that a page that closes and forgets its values has ended this before.
    return reaction(
      () => loadable.isIdle,
      () => void loadable.loadIfIdle(),
      { scheduler: (run) => queueMicrotask(run) },
    );
  }, [loadable]);
  if (state.kind === 'loaded') return <>{children(state.value)}</>;
  // The pressed button disappears, so the focus moves to where the content will be.
  const andKeepFocus = (act: () => void) => (): void => {
    containerRef.current?.focus();
    act();
  };
  const tryAgain = andKeepFocus(() => void loadable.reload());
  const cancel = andKeepFocus(() => loadable.stop());
  const isWaiting = state.kind === 'loading';
  const load = { isRunning: isWaiting, isLong: loadable.isLong, cancel };
  return (
    <div ref={containerRef} tabIndex={-1} className={classOf(size, isWaiting)}>
      {state.kind === 'failed' && (
        <Failed
          text={words.failed(state.error)}
          cause={state.error}
          size={size}
          instead={instead}
          onTryAgain={tryAgain}
        />
      )}
      {state.kind === 'stopped' && (
        <Failed text={texts().kit.stopped} cause={undefined} size={size} onTryAgain={tryAgain} />
      )}
      {isWaiting && <Loading text={words.loading} skeleton={skeleton} size={size} load={load} />}
    </div>
  );
});
