/** The questions of the question flow: all five types, some of them with conditions. */

export type SeedQuestion = {
  readonly id: number;
  readonly service: number;
  readonly text: string;
  readonly type: 'options' | 'multiselect' | 'number' | 'input' | 'date';
  readonly options?: readonly string[];
  readonly hint?: string;
  readonly showIf?: readonly { readonly id: number; readonly answer: string }[];
  readonly enabled?: boolean;
};

const KIND_OF_BUSINESS = ['Proprietorship', 'Partnership', 'LLP', 'Private Limited'];

export const QUESTIONS: readonly SeedQuestion[] = [
  {
    id: 1601,
    service: 16,
    text: 'What kind of business do you run?',
    type: 'options',
    options: KIND_OF_BUSINESS,
  },
  {
    id: 1602,
    service: 16,
    text: 'How many partners or directors are there?',
    type: 'number',
    hint: 'Each one’s documents are verified.',
    showIf: [
      { id: 1601, answer: 'Partnership' },
      { id: 1601, answer: 'LLP' },
      { id: 1601, answer: 'Private Limited' },
    ],
  },
  {
    id: 1603,
    service: 16,
    text: 'Where do you sell?',
    type: 'multiselect',
    options: ['Within my state', 'Other states', 'Exports'],
  },
  {
    id: 1604,
    service: 16,
    text: 'Do you have an import export code?',
    type: 'options',
    options: ['Yes', 'No'],
    showIf: [
      { id: 1603, answer: 'Exports' },
      { id: 1603, answer: 'Within my state,Exports' },
      { id: 1603, answer: 'Other states,Exports' },
      { id: 1603, answer: 'Within my state,Other states,Exports' },
    ],
  },
  {
    id: 1605,
    service: 16,
    text: 'What is the import export code?',
    type: 'input',
    hint: 'Ten characters, as on the certificate.',
    showIf: [{ id: 1604, answer: 'Yes' }],
  },
  { id: 1606, service: 16, text: 'When did or will the business start?', type: 'date' },
  { id: 1607, service: 16, text: 'Which scheme did you use before 2017?', type: 'input', enabled: false },
  {
    id: 1701,
    service: 17,
    text: 'How often do you file?',
    type: 'options',
    options: ['Monthly', 'Quarterly'],
  },
  {
    id: 1702,
    service: 17,
    text: 'How many invoices do you issue in a month?',
    type: 'number',
    hint: 'An average will do.',
  },
  {
    id: 2401,
    service: 24,
    text: 'Where does your income come from?',
    type: 'multiselect',
    options: ['Salary', 'House property', 'Capital gains', 'Business'],
  },
  { id: 2402, service: 24, text: 'How many Form 16 do you have?', type: 'number' },
  {
    id: 2403,
    service: 24,
    text: 'Do you have income or assets outside India?',
    type: 'options',
    options: ['Yes', 'No'],
  },
  {
    id: 2404,
    service: 24,
    text: 'In which countries?',
    type: 'input',
    showIf: [{ id: 2403, answer: 'Yes' }],
  },
  {
    id: 2601,
    service: 26,
    text: 'Which form do you need?',
    type: 'options',
    options: ['24Q (salary)', '26Q (others)', '27Q (non-residents)'],
  },
  { id: 2602, service: 26, text: 'How many deductees are there in the quarter?', type: 'number' },
  {
    id: 2801,
    service: 28,
    text: 'What is your annual turnover?',
    type: 'options',
    options: ['Below 40 lakh', '40 lakh to 2 crore', 'Above 2 crore'],
  },
  { id: 2802, service: 28, text: 'How many transactions do you have in a month?', type: 'number' },
  {
    id: 2803,
    service: 28,
    text: 'Which software do you use?',
    type: 'input',
    hint: 'For example Tally, Zoho Books or a spreadsheet.',
  },
  { id: 2901, service: 29, text: 'How many people are on the payroll?', type: 'number' },
  { id: 2902, service: 29, text: 'From which month should we start?', type: 'date' },
  {
    id: 5401,
    service: 54,
    text: 'Who will own the trademark?',
    type: 'options',
    options: ['Individual', 'Startup or MSME', 'Other company'],
  },
  {
    id: 5402,
    service: 54,
    text: 'In how many classes will you use it?',
    type: 'number',
    hint: 'Goods and services are sorted into 45 classes.',
  },
  { id: 5403, service: 54, text: 'What is the word or name?', type: 'input' },
  {
    id: 19201,
    service: 192,
    text: 'How many directors will there be?',
    type: 'number',
    hint: 'At least two.',
  },
  {
    id: 19202,
    service: 192,
    text: 'Will there be a foreign director?',
    type: 'options',
    options: ['Yes', 'No'],
  },
  {
    id: 19203,
    service: 192,
    text: 'What name would you like?',
    type: 'input',
    hint: 'Give two, in order of preference.',
  },
  { id: 19501, service: 195, text: 'What does your startup do?', type: 'input' },
  { id: 19502, service: 195, text: 'When was it incorporated?', type: 'date' },
];
