/** One name in every spelling that the code has for it. */
interface Spellings {
  /** 'sample-note', in addresses. */
  readonly kebab: string;
  /** 'sampleNote', in folders, files and values. */
  readonly camel: string;
  /** 'SampleNote', in types and classes. */
  readonly pascal: string;
  /** 'sample note', in sentences. */
  readonly words: string;
}

export interface FeatureNames extends Spellings {
  /** The area of its rows, 'SAMPLENOTE'. */
  readonly area: string;
  /** For the page's address and title, and wherever all of them are meant. */
  readonly plural: Spellings;
  /** The address of the backend's call, below /api/v3: 'user/sample-notes'. */
  readonly path: string;
}

/** The names as someone gives them; those that are left out follow from the name. */
export interface GivenNames {
  readonly name: string;
  readonly plural?: string | undefined;
  readonly path?: string | undefined;
}

// Without digits, which would not do in the area of a row.
const NAME = /^[a-z]+(?:-[a-z]+)*$/;
const PATH = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const spellingsOf = (name: string): Spellings => {
  const words = name.split('-');
  const [first = '', ...rest] = words;
  return {
    kebab: name,
    camel: first + rest.map(capital).join(''),
    pascal: words.map(capital).join(''),
    words: words.join(' '),
  };
};

/** The plural of most English words: 'notes', 'entries', 'boxes'. */
const pluralOf = (name: string): string => {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
};

/** Every spelling of 'sample' or 'sample-note', its plural and its call; undefined for names of another form. */
export const featureNamesOf = (given: GivenNames): FeatureNames | undefined => {
  const { name, plural = pluralOf(name) } = given;
  const { path = `user/${plural}` } = given;
  if (!NAME.test(name) || !NAME.test(plural) || !PATH.test(path)) return undefined;
  const spellings = spellingsOf(name);
  return { ...spellings, area: spellings.camel.toUpperCase(), plural: spellingsOf(plural), path };
};

/** What the template's files are written for. */
const TEMPLATE = { one: spellingsOf('sample-note'), all: spellingsOf('sample-notes') };

const respelled = (text: string, from: Spellings, to: Spellings): string =>
  text
    .replaceAll(from.kebab, to.kebab)
    .replaceAll(from.camel, to.camel)
    .replaceAll(from.pascal, to.pascal)
    .replaceAll(capital(from.words), capital(to.words))
    .replaceAll(from.words, to.words);

/** A text of the template in the names of another feature. */
export const renamed = (text: string, names: FeatureNames): string => {
  const ofItsOwn = text
    .replaceAll(`user/${TEMPLATE.all.kebab}`, names.path)
    .replaceAll(TEMPLATE.one.camel.toUpperCase(), names.area);
  return respelled(respelled(ofItsOwn, TEMPLATE.all, names.plural), TEMPLATE.one, names);
};
