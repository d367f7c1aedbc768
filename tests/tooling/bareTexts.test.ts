import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bareTextsIn } from './bareTexts';
import { modulesUnder } from './sourceImports';

const found = [
  ['beside an element', '<p>{name} <b>{count}</b></p>', '{name}'],
  ['beside another text', '<p>{name} {count}</p>', '{count}'],
  ['that comes and goes', '<p>{isOpen && name}<b /></p>', '{isOpen && name}'],
  ['in a fragment', '<>{name}</>', '{name}'],
  ['that is passed in', '<p><b />{content}</p>', '{content}'],
  ['in a list', '<p><b />{[name]}</p>', '{[name]}'],
  ['behind a part that comes and goes', "<p>{isOpen && <b />}{' '}<i /></p>", "{' '}"],
  ['behind a component', "<p><Part />{' '}<i /></p>", "{' '}"],
  ['that never changes, in a fragment that may go', "<p>{isOpen && <>{' '}<b /></>}</p>", "{' '}"],
  ['that is all a component draws', 'content', 'Planted = '],
] as const;

const allowed = [
  '<p>{name}</p>',
  '<p>{isOpen ? name : <b />}</p>',
  '<p>{`${name} ${count}`}</p>',
  '<p><span>{name}</span> <b>{count}</b></p>',
  '<p><b />{parts}</p>',
  "<p>{' '}<Part /></p>",
];

const fileOf = (markup: string): string => resolve(`src/ui/kit/planted/${encodeURIComponent(markup)}.tsx`);

const moduleOf = (markup: string): string => `
import type { ReactElement, ReactNode } from 'react';
import type { Elements } from '../elements';
declare const Part: () => ReactElement | null;
interface Props {
  readonly name: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly content: ReactNode;
  readonly parts: Elements;
}
export const Planted = ({ name, count, isOpen, content, parts }: Props) => ${markup};`;

const planted = [...found.map(([, markup]) => markup), ...allowed];
const screens = modulesUnder('src').filter((file) => file.endsWith('.tsx'));

// One compilation for all of them takes seconds; each of its own would take as long again.
const bare = bareTextsIn(screens, new Map(planted.map((markup) => [fileOf(markup), moduleOf(markup)])));

describe('A text in a page that its browser translates', () => {
  it('stands alone in its element wherever it may change', () => {
    expect(screens.length).toBeGreaterThan(200);
    expect(screens.flatMap((file) => (bare.get(file) ?? []).map((line) => `${file}:${line}`))).toEqual([]);
  });

  it.each(found)('is found %s', (_, markup, text) => {
    expect(bare.get(fileOf(markup))?.join('\n')).toContain(text);
  });

  it.each(allowed)('may stand as in %s', (markup) => {
    expect(bare.get(fileOf(markup))).toEqual([]);
  });
});
