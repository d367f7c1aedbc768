import { readFileSync } from 'node:fs';
import { isLeft } from 'fp-ts/Either';
import type {
  Alternative,
  BringingService,
  BroughtRule,
  DeadlineTable,
} from '../../../src/domain/deadlines/rule';
import { readDeadlineTable } from '../../../src/infrastructure/http/deadlineWire';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { day } from '../when';

/** The table that the sandbox serves, as JSON. */
export const tableJson = (): unknown => JSON.parse(readFileSync('sandbox/deadlines/deadlines.json', 'utf8'));

/** The same table as the portal reads it. */
export const theTable = (): DeadlineTable => {
  const table = readDeadlineTable(new InMemoryLog())(tableJson());
  if (isLeft(table)) throw new Error('The table of the sandbox cannot be read.');
  return table.right;
};

export const bought = (name: string): BringingService => ({ name, after: 'bought' });
export const completed = (name: string): BringingService => ({ name, after: 'completed' });

export const aRule = (given: Partial<BroughtRule> = {}): BroughtRule => ({
  id: 'gstr-1-monthly',
  topic: 'gst',
  form: 'GSTR-1',
  title: { en: 'Monthly statement of sales', hi: 'बिक्री का मासिक विवरण' },
  who: { en: 'Regular taxpayers filing monthly', hi: 'मासिक रिटर्न भरने वाले नियमित करदाता' },
  every: 'month',
  due: { kind: 'dayOfMonth', day: 11, monthsAfter: 1 },
  exceptions: [],
  variants: [],
  assumedEvent: '',
  from: day('2025-04-01'),
  until: undefined,
  services: [bought('GST Filing')],
  broughtBy: ['gst filing'],
  confidence: 'high',
  isUsual: true,
  ...given,
});

/** A question with two choices, each with its rules. */
export const aScheme = (...choices: readonly (readonly string[])[]): Alternative => ({
  id: 'scheme',
  topic: 'gst',
  question: { en: 'How do you file GST?', hi: 'आपका जीएसटी रिटर्न कैसे भरा जाता है?' },
  choices: choices.map((rules, index) => ({
    id: ['first', 'second', 'third'][index] ?? '',
    label: { en: `Choice ${index + 1}`, hi: `विकल्प ${index + 1}` },
    rules,
  })),
});
