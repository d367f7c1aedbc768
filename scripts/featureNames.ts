/** One name in every spelling that the code has for it. */
export interface FeatureNames {
  /** 'sample-note', in addresses. */
  readonly kebab: string;
  /** 'sampleNote', in folders, files and values. */
  readonly camel: string;
  /** 'SampleNote', in types and classes. */
  readonly pascal: string;
  /** 'sample note', in sentences. */
  readonly words: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The spellings of a name such as 'sample' or 'sample-note'; undefined for any other form. */
export const featureNamesOf = (name: string): FeatureNames | undefined => {
  if (!NAME.test(name)) return undefined;
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  const [first = '', ...rest] = words;
  return { kebab: name, camel: first + rest.map(capital).join(''), pascal, words: words.join(' ') };
};

/** The name that the template's files are written for. */
const TEMPLATE: FeatureNames = {
  kebab: 'sample-note',
  camel: 'sampleNote',
  pascal: 'SampleNote',
  words: 'sample note',
};

/** A text of the template in the names of another feature. */
export const renamed = (text: string, names: FeatureNames): string =>
  text
    .replaceAll(TEMPLATE.kebab, names.kebab)
    .replaceAll(TEMPLATE.camel, names.camel)
    .replaceAll(TEMPLATE.pascal, names.pascal)
    .replaceAll(capital(TEMPLATE.words), capital(names.words))
    .replaceAll(TEMPLATE.words, names.words);
