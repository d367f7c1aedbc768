import { observer } from 'mobx-react-lite';
import { Button } from 'antd';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Log } from '../../application/ports/Log';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { Catching } from './Catching';
import type { Elements } from './elements';
import { Message } from './Message';
import './kit.css';

export interface PartBoundaryProps {
  readonly children: Elements;
  /** What Try again does besides rendering the part again, for example reading its data. */
  readonly onTryAgain?: () => void;
}

const BrokenPart = observer(({ onTryAgain }: { readonly onTryAgain: () => void }): ReactElement => (
  <div className="portal-failed portal-part-broken">
    <Message kind="error" cause={undefined}>
      {texts().kit.partBroken}
    </Message>
    <Button onClick={onTryAgain}>{lightTexts().kit.tryAgain}</Button>
  </div>
));

/** The pressed button is gone, so the focus moves to the part that is shown again. */
const Retried = ({ children }: { readonly children: Elements }): ReactElement => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={container} tabIndex={-1} className="portal-part">
      {children}
    </div>
  );
};

/** Contains an error to one part of the page, which shows a sentence and Try again instead. */
export const PartBoundary = ({ children, onTryAgain }: PartBoundaryProps): ReactElement => {
  const log = useStore(Log);
  const [attempt, setAttempt] = useState(0);
  const tryAgain = (): void => {
    onTryAgain?.();
    setAttempt(attempt + 1);
  };
  const part = (
    <Catching
      onError={(error) => log.failure('A part of the page could not be shown.', error)}
      broken={<BrokenPart onTryAgain={tryAgain} />}
    >
      {children}
    </Catching>
  );
  return attempt === 0 ? part : <Retried key={attempt}>{part}</Retried>;
};
