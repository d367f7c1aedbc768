import { type Place, placeOf, valueAt } from './places.ts';
import { isNode, type Json, type Node, nodeAt, textOf } from './theDocument.ts';
import type { Validator, Violation } from './validator.ts';
import { cameAs, expectedIn, fieldNames } from './words.ts';

/** One place of a body that is not as the document has it. */
export interface Problem {
  /** 'data[].status', '' for the body itself. */
  readonly at: string;
  readonly expected: string;
  readonly came: string;
  /** Where the document names the place. */
  readonly pointer: string;
  /** Why it does no harm; '' when it does. */
  readonly excuse: string;
}

export interface Body {
  readonly root: Node;
  readonly validator: Validator;
  /** Where the schema of the body is. */
  readonly pointer: string;
  readonly value: Json;
  readonly isPersonal: (text: string) => boolean;
}

/** Keywords that only say that a part of them failed, which has a violation of its own. */
const COMPOSED = ['anyOf', 'oneOf', 'allOf', 'if'];
const WORDS = ['const', 'enum'];

const shown = (path: string): string =>
  path
    .replaceAll(/\/\d+/g, '[]')
    .replaceAll('~', '')
    .split('/')
    .filter((part) => part !== '')
    .join('.')
    .replaceAll('.[]', '[]');

/** Why the portal takes the value all the same; JSON as text has to be what it says in any case. */
const toleranceOf = ({ validator }: Body, { chain, notRead }: Place, value: Json): string => {
  if (notRead !== '') return `The portal does not read it: ${notRead}`;
  const isText = typeof value === 'string' && chain.some(({ node }) => 'contentSchema' in node);
  const taking = chain.find(
    ({ pointer, node }) =>
      isNode(node['x-tolerated']) && validator.problems(`${pointer}/x-tolerated/schema`, value).length === 0,
  );
  if (isText || taking === undefined) return '';
  return `The portal reads it: ${textOf(nodeAt(taking.node, 'x-tolerated')['says'])}`;
};

const missing = (body: Body, { path, params }: Violation): Problem => {
  const name = textOf(params['missingProperty']);
  const { root, pointer, value, isPersonal } = body;
  const record = valueAt(value, path);
  const known = placeOf(root, pointer, path).chain.flatMap(({ node }) =>
    Object.keys(nodeAt(node, 'properties')),
  );
  const others = isNode(record)
    ? Object.fromEntries(Object.entries(record).filter(([key]) => !known.includes(key)))
    : {};
  const unknown = fieldNames(others, isPersonal);
  const place = placeOf(root, pointer, `${path}/${name}`);
  return {
    at: shown(`${path}/${name}`),
    expected: `the field, ${expectedIn(place)}`,
    came: unknown === '' ? 'no such field' : `no such field; unknown to the document: ${unknown}`,
    pointer: place.pointer,
    excuse: place.notRead === '' ? '' : `The portal does not read it: ${place.notRead}`,
  };
};

const written = (value: unknown): string => String(value).toLowerCase();

/** Whether a value is none of the words that the document has, in any case: the portal reads it, but as something else. */
const isUnknownWord = ({ params }: Violation, value: Json): boolean => {
  const words = params['allowedValues'];
  return Array.isArray(words) && !words.map(written).includes(written(value));
};

const unfit = (body: Body, violation: Violation): Problem => {
  const { path, keyword } = violation;
  const { root, pointer, isPersonal } = body;
  const value = valueAt(body.value, path) ?? null;
  const place = placeOf(root, pointer, path);
  return {
    at: shown(path),
    expected: expectedIn(place),
    came: cameAs(value, { isWord: WORDS.includes(keyword), isPersonal }),
    pointer: place.pointer,
    excuse: isUnknownWord(violation, value) ? '' : toleranceOf(body, place, value),
  };
};

/** Everything in a body that is not as the document has it, once for all records of a list. */
export const problemsIn = (body: Body): readonly Problem[] => {
  const found = new Map<string, Problem>();
  for (const violation of body.validator.violations(body.pointer, body.value)) {
    if (COMPOSED.includes(violation.keyword)) continue;
    const problem = violation.keyword === 'required' ? missing(body, violation) : unfit(body, violation);
    const before = found.get(problem.at);
    // Of several records the one that does harm is told.
    if (before === undefined || (before.excuse !== '' && problem.excuse === ''))
      found.set(problem.at, problem);
  }
  return [...found.values()];
};
