import ical, { ICalAlarmType, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from '../../application/ports/CalendarWriter';
import { addDays } from '../../domain/dates/calendarDay';
import type { CalendarDay, Instant } from '../../domain/dates/instant';
import { REMINDER_DAYS, REMINDER_HOUR } from '../../domain/deadlines/limits';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

// The library writes the UTC day of a moment, so that the machine's zone cannot move an all-day event.
const atMidnight = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** Before the midnight with which the day begins, so that the alarm rings in the morning that many days before. */
const secondsBefore = (days: number): number => days * DAY_SECONDS - REMINDER_HOUR * HOUR_SECONDS;

/** The events as a calendar file (RFC 5545): all-day events that leave the day free, each with its reminders. */
export const calendarText = (
  calendarName: string,
  events: readonly CalendarEvent[],
  writtenAt: Instant,
): string => {
  const calendar = ical({ name: calendarName, prodId: { company: 'Customer portal', product: 'Deadlines' } });
  for (const { uid, day, title, description, url } of events)
    calendar.createEvent({
      id: uid,
      stamp: new Date(writtenAt),
      start: atMidnight(day),
      end: atMidnight(addDays(day, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: title,
      description,
      url,
      alarms: REMINDER_DAYS.map((days) => ({
        type: ICalAlarmType.display,
        trigger: secondsBefore(days),
        description: title,
      })),
    });
  return calendar.toString();
};
