import { isLeft } from 'fp-ts/Either';
import type { AddToCalendar } from '../../application/deadlines/AddToCalendar';
import type { Notifier } from '../../application/ports/Notifier';
import { type Deadline, isForCalendar } from '../../domain/deadlines/deadline';
import { texts } from '../texts/texts';
import { eventOf } from './deadlineWords';

export interface SaveCalendarDependencies {
  readonly addToCalendar: AddToCalendar;
  readonly notifier: Notifier;
}

/** Hands the customer a calendar file of the dates, and says whether that worked (DUE-07). */
export const saveCalendar = async (
  { addToCalendar, notifier }: SaveCalendarDependencies,
  deadlines: readonly Deadline[],
): Promise<void> => {
  const events = deadlines.filter(isForCalendar).map(eventOf);
  const saved = await addToCalendar.execute(texts().deadline.calendarName, events);
  if (isLeft(saved)) notifier.failure(texts().deadline.calendarFailed, undefined);
  else notifier.success(texts().deadline.calendarSaved(events.length));
};
