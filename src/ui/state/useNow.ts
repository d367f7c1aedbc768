import { computed } from 'mobx';
import type { Instant } from '../../domain/dates/instant';
import { PageClock } from './PageClock';
import { useStore } from './storeContext';

/** What a part says of the present moment; it is rendered again when that changes, not each minute. */
export const useNow = <A>(read: (now: Instant) => A): A => {
  const clock = useStore(PageClock);
  return computed(() => read(clock.now())).get();
};
