import { PageClock } from '../../src/ui/state/PageClock';
import { FixedClock } from './FixedClock';
import { InMemoryTimer } from './InMemoryTimer';

/** The clock of a screen over one that stands still, and over a timer, both of which a test may move. */
export const aPageClock = (clock = new FixedClock(), timer = new InMemoryTimer()): PageClock =>
  new PageClock({ clock, timer });
