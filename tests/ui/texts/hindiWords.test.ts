import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { english } from './english';
import { hindi } from './hindi';
import { tableJson } from '../../domain/deadlines/theTable';
import { textsIn } from './everyText';

const said = textsIn(hindi);
const sources = Object.entries(
  import.meta.glob<string>('../../../src/ui/texts/hi/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/** What the embedded backend says in Hindi. */
const sandboxWords = Object.values(
  import.meta.glob<string>(['../../../sandbox/hindi/*.ts', '../../../sandbox/seed/faq*.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

const glossary = readFileSync('docs/hindi.md', 'utf8')
  .split('## Glossary')[1]
  ?.split('\n')
  .flatMap((line) => {
    const [, meaning = '', term = '', mark = '', , refused = ''] = line.split('|').map((cell) => cell.trim());
    return term === '' || meaning === 'English' || term.startsWith('-')
      ? []
      : [{ meaning, term, isUsed: mark === '✓', refused: refused.split(', ').filter((word) => word !== '') }];
  });
const terms = glossary ?? [];

/** Letters and signs of Devanagari, without the dandas. */
const LETTER = String.raw`[\u0900-\u0963\u0966-\u097F]`;
const isSaid = (term: string): boolean => {
  const alone = new RegExp(`(?<!${LETTER})${term}(?!${LETTER})`, 'u');
  return said.some(({ text }) => alone.test(text));
};

const words = [...new Set(said.flatMap(({ text }) => text.match(new RegExp(`${LETTER}+`, 'gu')) ?? []))];
/** Words that differ in one sign only. */
const writtenTwice = (sign: RegExp, instead: string): readonly (readonly string[])[] =>
  [...Map.groupBy(words, (word) => word.replaceAll(sign, instead)).values()].filter(
    ({ length }) => length > 1,
  );

/** The sign that ends a text; the point of 'No.' ends no sentence. */
const endOf = (text: string): string =>
  /(?<! No)(\.\.\.|…|[.।?!:])”?$/u.exec(text)?.[1]?.replace('।', '.') ?? '';

const ends = (texts: unknown): readonly string[] =>
  textsIn(texts)
    .map(({ at, given, text }) => `${at} ${JSON.stringify(given)} ${endOf(text)}`)
    .toSorted();

const where = (wrong: RegExp): readonly string[] =>
  said.filter(({ text }) => wrong.test(text)).map(({ at, text }) => `${at}: ${text}`);

describe('The words of docs/hindi.md', () => {
  it('are eighty or more, each listed once', () => {
    expect(terms.length).toBeGreaterThan(80);
    const listed = terms.map(({ term }) => term);
    expect(listed.filter((term, index) => listed.indexOf(term) !== index)).toEqual([]);
    expect(terms.filter(({ isUsed }) => isUsed).length).toBeGreaterThan(80);
  });

  it('stand in the texts where they are marked [LANG-01]', () => {
    expect(terms.filter(({ isUsed, term }) => isUsed && !isSaid(term))).toEqual([]);
  });

  it('have refused words, which stand in no text [LANG-01]', () => {
    const refused = terms.flatMap((each) => each.refused);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused.filter(isSaid)).toEqual([]);
    expect(refused.filter((word) => terms.some(({ term }) => term === word))).toEqual([]);
  });
});

describe('A name that is inserted in Hindi', () => {
  it('stands in quotation marks before a postposition, which would change its last word [LANG-01]', () => {
    const bare = new RegExp(
      String.raw`\$\{(?:service|document|step)\}(?: \([^)]*\))? (?:का|के|की|में|पर|से|को|तक|ने)(?!${LETTER})`,
      'gu',
    );
    expect(sources.flatMap(([, text]) => text.match(bare) ?? [])).toEqual([]);
    expect(said.filter(({ text }) => /“⟦\d⟧”(?: \(.*\))? (?:का|के|की) /u.test(text)).length).toBeGreaterThan(
      5,
    );
  });
});

describe('The name of a document in Hindi', () => {
  it('stands behind a colon where a verb would have to follow its gender [LANG-01]', () => {
    const { document, papers } = hindi;
    expect([document.uploading('PAN कार्ड'), papers.hasFile('PAN कार्ड')]).toEqual([
      'अपलोड हो रहा है: PAN कार्ड',
      'यह दस्तावेज़ पहले ही अपलोड हो चुका है: PAN कार्ड। कृपया दूसरा दस्तावेज़ चुनें।',
    ]);
  });
});

describe('Hindi spelling', () => {
  it('has one form of Unicode, in texts and in the glossary', () => {
    const files = [...sources, ['docs/hindi.md', readFileSync('docs/hindi.md', 'utf8')] as const];
    expect(files.length).toBeGreaterThan(28);
    expect(files.filter(([, text]) => text.normalize('NFC') !== text).map(([name]) => name)).toEqual([]);
  });

  it('has the nukta under letters whose sound it changes for readers', () => {
    expect(where(/(?<![जफडढ])\u093C/u)).toEqual([]);
    expect(writtenTwice(/\u093C/gu, '')).toEqual([]);
  });

  it('has one sign for the nasal of a word', () => {
    expect(writtenTwice(/\u0901/gu, '\u0902')).toEqual([]);
    // At the end of a word, after ए, and in words in which it is often written otherwise.
    expect(where(/[\u0906\u093E\u0942]\u0902(?![\u0900-\u0963])|ए\u0902|जांच|मांग|पहुं|आंकड़/u)).toEqual([]);
  });

  it('has no stray space, no bar for the danda, and no invisible sign', () => {
    expect(sources.filter(([, text]) => /[^\s*] {2,}\S/u.test(text)).map(([name]) => name)).toEqual([]);
    expect(where(/^ | [।,?!]/u)).toEqual([]);
    expect(where(/\||॥|[\u200B-\u200F\u00AD\uFEFF]/u)).toEqual([]);
    expect(where(/।(?![\s”)]|$)/u)).toEqual([]);
  });

  it('ends with the danda where English has a full stop, else as English ends', () => {
    expect(ends(hindi)).toEqual(ends(english));
    expect(where(/\p{Script=Devanagari}\.(?!\.\.|zip|csv|txt)/u)).toEqual([]);
  });

  it('leaves (छोड़ना) no file and no photo: it is dragged here, or removed', () => {
    expect(where(/(फ़ाइल|फ़ोटो) (यहाँ )?छोड़/u)).toEqual([]);
    expect(hindi.photo.discardTitle).toContain(hindi.photo.discard);
  });

  it('counts some of several with से', () => {
    expect(where(/(उन|इन)में \d/u)).toEqual([]);
  });

  it('gives the customer no gender, in the sandbox’s words and the statutory table as well', () => {
    const gendered = /(आप|आपको) [^।?"'\n]*(ते|ती|रहे|रही|चुके|चुकी|गए) हैं|आप [^।?"'\n]*(एँगे|एँगी|ेंगे|ेंगी)/gu;
    expect(said.flatMap(({ text }) => text.match(gendered) ?? [])).toEqual([]);
    expect(
      [...sandboxWords, JSON.stringify(tableJson())].flatMap((text) => text.match(gendered) ?? []),
    ).toEqual([]);
    expect(sandboxWords.length).toBeGreaterThan(4);
  });
});
