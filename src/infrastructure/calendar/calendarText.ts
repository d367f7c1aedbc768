import ical, { ICalAlarmType } from 'ical-generator';
import type { CalendarEvent } from '../../application/ports/CalendarWriter';
import { addDays } from '../../domain/dates/calendarDay';
import type { CalendarDay, Instant } from '../../domain/dates/instant';
import { REMINDER_DAYS } from '../../domain/deadlines/limits';

const DAY_SECONDS = 86_400;

// The library writes the UTC day of a moment, so that the machine's zone cannot move an all-day event.
const atMidnight = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** The events as a calendar file (RFC 5545): all-day events, each with its reminders. */
export const calendarText = (
  calendarName: string,
  events: readonly CalendarEvent[],
  writtenAt: Instant,
): string => {
  const calendar = ical({ name: calendarName, prodId: { company: 'Customer portal', product: 'Deadlines' } });
  for (const { uid, day, title, description } of events)
    calendar.createEvent({
      id: uid,
      stamp: new Date(writtenAt),
      start: atMidnight(day),
      end: atMidnight(addDays(day, 1)),
      allDay: true,
      summary: title,
      description,
      alarms: REMINDER_DAYS.map((days) => ({
        type: ICalAlarmType.display,
        trigger: days * DAY_SECONDS,
        description: title,
      })),
    });
  return calendar.toString();
};
