import type { ReactElement } from 'react';
import { Catching } from '../kit/Catching';
import { LazyFeature } from '../kit/LazyFeature';
import { onDemand } from '../kit/onDemand';
import { interruptions } from '../texts/groups';
import { withTexts } from '../texts/loading';
import { SessionEnded } from './SessionEnded';
import './bars.css';

const nothing = (): null => null;

const rarerBars = onDemand(
  () => withTexts([interruptions], () => import('./Interruptions')).then((m) => m.Interruptions),
  nothing,
);

/** What concerns every screen, above it. Without the code for the rarer ones the page goes on as before. */
export const Bars = (): ReactElement => (
  <div className="portal-bars">
    <SessionEnded />
    <Catching onError={nothing} broken={null}>
      <LazyFeature name="interruptions" waiting={null}>
        <rarerBars.Component />
      </LazyFeature>
    </Catching>
  </div>
);
