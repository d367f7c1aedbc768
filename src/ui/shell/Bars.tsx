import type { ReactElement } from 'react';
import { Catching } from '../kit/Catching';
import { LazyPart } from '../kit/LazyPart';
import { useStandingHeight } from '../kit/useStandingHeight';
import { NoConnection } from './NoConnection';
import { NotKept } from './NotKept';
import { SessionEnded } from './SessionEnded';
import './bars.css';
import './signedInBars.css';

const nothing = (): null => null;

/** What concerns every screen, above it. Without the code for a new release the page goes on as before. */
export const Bars = (): ReactElement => (
  <div ref={useStandingHeight('--portal-bars')} className="portal-bars">
    <SessionEnded />
    <Catching onError={nothing} broken={null}>
      <LazyPart name="newRelease" waiting={null} given={{}} />
    </Catching>
    <NoConnection />
    <NotKept />
  </div>
);
