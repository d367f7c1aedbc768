import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useState } from 'react';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { Catching } from '../kit/Catching';
import { Message } from '../kit/Message';
import { LazyPart } from '../kit/LazyPart';
import { LazyParts } from '../state/LazyParts';
import { line } from '../state/line';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import type { MenuProps } from './menuProps';

/** After what the first screen asks for. */
const FETCHED_AFTER_MS = 2000;

const Opening = observer((): ReactElement => (
  <div className="portal-notices">
    <Message kind="info">
      {line.isDown ? lightTexts().kit.waitingForLine : lightTexts().shell.loadingScreen}
    </Message>
  </div>
));

export interface MenuDrawerProps extends MenuProps {
  /** Whether this window has a button for it. */
  readonly isOffered: boolean;
}

/** The drawer, whose code no first screen shows. Where it cannot be fetched, the press is answered with a message. */
export const MenuDrawer = observer(({ isOffered, ...props }: MenuDrawerProps): ReactElement | null => {
  const [log, notifier, parts] = [useStore(Log), useStore(Notifier), useStore(LazyParts)];
  const [attempt, setAttempt] = useState(0);
  const [wasOpen, setWasOpen] = useState(false);
  if (props.open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (!isOffered) return undefined;
    const timer = setTimeout(() => parts.prefetch('menu'), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOffered, parts]);
  const lose = (error: unknown): void => {
    log.failure('The menu could not be shown.', error);
    notifier.failure(texts().kit.partBroken, undefined);
    // The next press tries again.
    setAttempt(attempt + 1);
    setWasOpen(false);
    props.onClose();
  };
  // Its mount renders again at once, and would make React run all effects of the first screen in one piece.
  if (!wasOpen) return null;
  return (
    <Catching key={attempt} onError={lose} broken={null}>
      <LazyPart name="menu" waiting={props.open && <Opening />} given={props} />
    </Catching>
  );
});
