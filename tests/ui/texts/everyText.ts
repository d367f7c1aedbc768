/** A text of a table: where it stands, what is given to it, and what it says. */
export interface Said {
  readonly at: string;
  readonly given: readonly unknown[];
  readonly text: string;
}

type Call = readonly unknown[];

/** 0 and 1 have Hindi's singular, and numbers from 7001 on are found again in what a function says. */
const calls: readonly Call[] = [
  [0, 0, 0],
  [1, 1, 1],
  [2, 2, 2],
  [7001, 7002, 7003],
  ['⟦1⟧', '⟦2⟧', '⟦3⟧'],
];

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const topics = ['gst', 'tds', 'income-tax', 'company', 'llp', 'payroll'];
const units = ['second', 'minute', 'hour', 'day', 'week'];
/** January of the year 2026, counted as a Period counts. */
const JANUARY = 24_312;
const period = (every: string, firstMonth: number, lastMonth: number): Call => [
  { every, firstMonth, lastMonth },
];

/** Calls of functions that take objects, look up what they get, or say something else for nothing. */
const special: Readonly<Record<string, readonly Call[]>> = {
  'deadline.tableLanguage': [[{ en: 'Monthly return', hi: 'मासिक रिटर्न' }]],
  'kit.ofDeployment': [[{ en: 'Call us.', hi: 'हमें फ़ोन करें।' }]],
  'deadline.periodName': [
    ...months.map((month) => period('month', JANUARY + month, JANUARY + month)),
    ...[3, 6, 9, 12].map((month) => period('quarter', JANUARY + month, JANUARY + month + 2)),
    ...[3, 9].map((month) => period('half-year', JANUARY + month, JANUARY + month + 5)),
    period('year', JANUARY + 3, JANUARY + 14),
  ],
  'deadline.weekday': [[0], [1], [2], [3], [4], [5], [6]],
  'deadline.monthHeading': months.map((month) => [month, '7002']),
  'deadline.officialPage': topics.map((topic) => [topic]),
  'deadline.assumed': [['agm'], ['⟦1⟧']],
  'payment.monthName': months.map((month) => [month, '7002']),
  'payment.shortMonth': months.map((month) => [month]),
  'dashboard.greeting': [['⟦1⟧'], ['']],
  'profile.pictureOf': [['⟦1⟧'], ['']],
  'attention.heading': [[7001], [0]],
  'quotation.requestAgainLine': [
    ['quotation', '⟦2⟧'],
    ['request', '⟦2⟧'],
  ],
  'attention.decideQuotation': [['⟦1⟧'], ['']],
  'quotation.shareText': [
    ['⟦1⟧', '⟦2⟧'],
    ['⟦1⟧', ''],
  ],
  'task.chatLine': [
    ['⟦1⟧', '⟦2⟧'],
    ['⟦1⟧', ''],
  ],
  'kit.ago': units.flatMap((unit) => [1, 2, 7001].map((count) => [count, unit])),
};

/** A count was given as a name. */
const isNoNumber = ({ text }: Said): boolean => text.includes('NaN');

/** Every text under a value, each function called in every way of its own. */
export const textsIn = (value: unknown, at = ''): readonly Said[] => {
  if (typeof value === 'function')
    return (special[at] ?? calls)
      .map((given) => ({ at, given, text: String(Reflect.apply(value, undefined, given)) }))
      .filter((said) => !isNoNumber(said));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([word, inner]) =>
      textsIn(inner, at === '' ? word : `${at}.${word}`),
    );
  return [{ at, given: [], text: String(value) }];
};
