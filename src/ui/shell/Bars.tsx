import type { ReactElement } from 'react';
import { Catching } from '../kit/Catching';
import { LazyFeature } from '../kit/LazyFeature';
import { onDemand } from '../kit/onDemand';
import { interruptions } from '../texts/groups';
import { withTexts } from '../texts/loading';
import { NoConnection } from './NoConnection';
import { SessionEnded } from './SessionEnded';
import './bars.css';
import './signedInBars.css';

const nothing = (): null => null;

const newRelease = onDemand(
  () => withTexts([interruptions], () => import('./NewRelease')).then((m) => m.NewRelease),
  nothing,
);

/** What concerns every screen, above it. Without the code for a new release the page goes on as before. */
export const Bars = (): ReactElement => (
  <div className="portal-bars">
    <SessionEnded />
    <Catching onError={nothing} broken={null}>
      <LazyFeature name="interruptions" waiting={null}>
        <newRelease.Component />
      </LazyFeature>
    </Catching>
    <NoConnection />
  </div>
);
