import { isRecord } from '../http/shape';
import { SERVICES } from '../seed/catalogueData';
import { faqsOf } from '../seed/faqs';
import { ARTICLES, DESCRIPTIONS } from './descriptions';
import { FORM_WORDS, NAMES, REASON_WORDS, TABLE_NAMES } from './names';
import { QUESTION_WORDS } from './questions';

type Dictionary = ReadonlyMap<string, string>;

const dictionary = (...lists: readonly Readonly<Record<string, string>>[]): Dictionary =>
  new Map(lists.flatMap((list) => Object.entries(list)));

/** The answered questions about services in Hindi, titles and contents, by their English. */
const FAQ_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  SERVICES.flatMap(({ children }) => children).flatMap((child) => {
    const hindi = faqsOf(child, 'hi', (name) => NAMES[name] ?? name);
    return faqsOf(child).flatMap((faq, index) => [
      [faq.title, hindi[index]?.title ?? faq.title],
      [faq.content, hindi[index]?.content ?? faq.content],
    ]);
  }),
);

const names = dictionary(NAMES);
const descriptions = dictionary(DESCRIPTIONS);
const headed = dictionary(FAQ_WORDS, ARTICLES);
const asked = dictionary(QUESTION_WORDS);

/** The fields that hold the catalogue's words, and no others: compared words, files and what people wrote stay. */
const fields: Readonly<Record<string, Dictionary>> = {
  name: names,
  service_name: names,
  services: names,
  tag: names,
  category_name: names,
  frequency: names,
  description: descriptions,
  terms_and_conditions: descriptions,
  title: headed,
  content: headed,
  question: asked,
  hint: asked,
};
const fieldOf = new Map(Object.entries(fields));

/** Fields that hold JSON as text. */
const jsonFields: ReadonlySet<string> = new Set(['items', 'question', 'questions']);

const BETWEEN = ', ';

/** One text, or several names with commas between them; what the dictionary does not have stays. */
const said = (text: string, words: Dictionary): string =>
  words.get(text) ??
  text
    .split(BETWEEN)
    .map((part) => words.get(part) ?? part)
    .join(BETWEEN);

const inJsonText = (text: string): string | null => {
  if (!text.startsWith('[')) return null;
  try {
    return JSON.stringify(inHindi(JSON.parse(text)));
  } catch {
    return null;
  }
};

const textInHindi = (text: string, field: string): string => {
  const json = jsonFields.has(field) ? inJsonText(text) : null;
  if (json !== null) return json;
  const words = fieldOf.get(field);
  return words === undefined ? text : said(text, words);
};

/** An answer's body with the catalogue's words in Hindi; it has the same fields with the same ids and values. */
export const inHindi = (value: unknown, field = ''): unknown => {
  if (typeof value === 'string') return textInHindi(value, field);
  if (Array.isArray(value)) return value.map((item) => inHindi(item, field));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inHindi(item, key)]));
};

/** The Hindi name of a service or article; its English where it has none. */
export const hindiName = (name: string): string => names.get(name) ?? headed.get(name) ?? name;

/** English names whose Hindi contains the query. */
export const namedInHindi = (query: string): readonly string[] =>
  [...names, ...headed].filter(([, hindi]) => hindi.includes(query)).map(([english]) => english);

const englishQuestions = new Map([...asked].map(([english, hindi]) => [hindi, english]));

/** A question or hint as the catalogue stores it. */
export const englishQuestion = (text: string): string => englishQuestions.get(text.trim()) ?? text;

/** The name of a form with the words of its name in Hindi; its number stays as the department prints it. */
export const formInHindi = (form: string): string =>
  Object.entries(FORM_WORDS).reduce((name, [english, hindi]) => name.replaceAll(english, hindi), form);

/** What moved a statutory date; its English where it has no Hindi. */
export const reasonInHindi = (why: string): string => REASON_WORDS[why] ?? why;

const tableNames = dictionary(NAMES, TABLE_NAMES);

/** The services of a statutory rule in both languages, since the customer's own have Hindi names then. */
export const inBothLanguages = (services: readonly string[]): readonly string[] => [
  ...new Set([...services, ...services.map((service) => tableNames.get(service) ?? service)]),
];
