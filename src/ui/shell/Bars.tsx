import type { ReactElement } from 'react';
import { Catching } from '../kit/Catching';
import { LazyFeature } from '../kit/LazyFeature';
import { onDemand } from '../kit/onDemand';
import { useStandingHeight } from '../kit/useStandingHeight';
import { NoConnection } from './NoConnection';
import { NotKept } from './NotKept';
import { SessionEnded } from './SessionEnded';
import './bars.css';
import './signedInBars.css';

const nothing = (): null => null;

const newRelease = onDemand(() => import('./NewRelease').then((m) => m.NewRelease), nothing);

/** What concerns every screen, above it. Without the code for a new release the page goes on as before. */
export const Bars = (): ReactElement => (
  <div ref={useStandingHeight('--portal-bars')} className="portal-bars">
    <SessionEnded />
    <Catching onError={nothing} broken={null}>
      <LazyFeature name="interruptions" waiting={null}>
        <newRelease.Component />
      </LazyFeature>
    </Catching>
    <NoConnection />
    <NotKept />
  </div>
);
