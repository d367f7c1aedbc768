import type { Place } from './places.ts';
import { isNode, type Json, type Node, textOf } from './theDocument.ts';

const LONGEST = 40;
const MOST_NAMES = 6;
const SHOWN_DIGITS = 3;

/** A text in which nothing can move a cursor, colour a terminal or end a line. */
export const plain = (text: string): string => text.replaceAll(/\p{C}/gu, ' ').trim();

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a record',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'an instant with its zone, such as 2026-11-20T04:30:00Z',
  date: 'a date, such as 2026-11-20',
  uri: 'a full address',
  'uri-reference': 'an address',
};

const textWords = (node: Node): string => {
  if ('contentSchema' in node) return 'JSON as text';
  const format = FORMATS[textOf(node['format'])];
  if (format !== undefined) return format;
  if (typeof node['pattern'] === 'string') return `text like ${node['pattern']}`;
  return node['minLength'] === undefined ? 'text' : 'text that is not empty';
};

const typeWords = (type: Json, node: Node): string => {
  if (type === 'string') return textWords(node);
  const words = TYPES[textOf(type)] ?? 'another value';
  return typeof node['minimum'] === 'number' ? `${words} from ${node['minimum']}` : words;
};

/** What a schema alone asks for, '' when it asks for nothing itself. */
const wordsOf = (node: Node): string => {
  if ('const' in node) return JSON.stringify(node['const']);
  const words = listOf(node['enum']).map((word) => JSON.stringify(word));
  if (words.length > 0) return words.length === 1 ? words.join('') : `one of ${words.join(', ')}`;
  const types = Array.isArray(node['type']) ? listOf(node['type']) : [node['type'] ?? null];
  return types.flatMap((type) => (type === null ? [] : [typeWords(type, node)])).join(' or ');
};

/** What the document asks for in a place. */
export const expectedIn = ({ chain }: Place): string => {
  const words = [...new Set(chain.map(({ node }) => wordsOf(node)).filter((text) => text !== ''))];
  const isChoice = chain.some(({ node }) => 'anyOf' in node || 'oneOf' in node);
  return (isChoice ? words.join(' or ') : words[0]) ?? 'another value';
};

/** Letters and digits of a text replaced: what it looks like, and nothing that it says. */
const formOf = (text: string): string =>
  plain(text)
    .slice(0, LONGEST)
    .replaceAll(/\p{L}/gu, (letter) => (/\p{Lu}/u.test(letter) ? 'A' : 'a'))
    .replaceAll(/\p{N}/gu, '9');

const isName = (name: string): boolean => /^[A-Za-z_$][\w$-]{0,30}$/.test(name) && !/\d{4}/.test(name);

/** The names of fields, but those that may be a customer's own data. */
export const fieldNames = (value: Node, isPersonal: (text: string) => boolean): string => {
  const names = Object.keys(value).filter((name) => isName(name) && !isPersonal(name));
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return names.length > MOST_NAMES ? `${shown} and ${names.length - MOST_NAMES} more` : shown;
};

interface Looking {
  /** Whether one word of a list was asked for. */
  readonly isWord: boolean;
  readonly isPersonal: (text: string) => boolean;
}

const numberWords = (value: number): string =>
  Number.isInteger(value) && String(Math.abs(value)).length <= SHOWN_DIGITS
    ? `the number ${value}`
    : `a number of ${String(Math.abs(value)).replace('.', '').length} digits`;

const stringWords = (text: string, { isWord, isPersonal }: Looking): string => {
  if (text === '') return 'empty text';
  if (isWord && /^[A-Za-z][A-Za-z_ -]{0,23}$/.test(text) && !isPersonal(text)) return `the word '${text}'`;
  return `text of the form '${formOf(text)}'`;
};

/** What came, without what is a secret or somebody's own. */
export const cameAs = (value: Json | undefined, looking: Looking): string => {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return numberWords(value);
  if (typeof value === 'string') return stringWords(value, looking);
  if (!isNode(value)) return `a list of ${value.length}`;
  const names = fieldNames(value, looking.isPersonal);
  return names === '' ? 'an empty record' : `a record with ${names}`;
};
