import { isNone, isSome, none, type Option, some } from 'fp-ts/Option';
import { folded } from '../search/fold';
import { fileKindOf, isPicture } from './fileKind';

/** What a name tells of a paper: a file's own name, or what a task calls the document that it asks for. */
interface NamedFile {
  readonly name: string;
  /** The browser's media type. */
  readonly type: string;
}

/** A document that is asked for; its id tells it from the others. */
interface AskedDocument<Id> {
  readonly id: Id;
  readonly name: string;
}

/** What papers are written as in names of files and documents; one word for each, the longer before what it holds. */
const PAPERS: readonly (readonly [word: string, written: readonly string[]])[] = [
  ['aadhaar', ['aadhaar', 'aadhar', 'adhaar', 'adhar', 'eaadhaar', 'aadharcard', 'आधार']],
  ['pan', ['pancard', 'pancr', 'pan', 'पैन']],
  ['photograph', ['passport photograph', 'passport photo', 'photograph', 'photo']],
  ['photograph', ['पासपोर्ट फोटो', 'फोटो']],
  ['passport', ['passport', 'पासपोर्ट']],
  ['voter', ['voter id', 'voterid', 'epic', 'voter', 'वोटर', 'मतदाता']],
  ['licence', ['driving licence', 'driving license', 'licence', 'license', 'लाइसेंस']],
  ['cheque', ['cancelled cheque', 'cancelled check', 'cancel cheque', 'cancel check', 'cheque', 'chq']],
  ['cheque', ['कैंसल चेक', 'चेक']],
  ['form26as', ['form26as', '26as']],
  ['form16', ['form16', 'फॉर्म16']],
  ['bankstatement', ['bank statement', 'bankstatement', 'bank stmt']],
  ['bankstatement', ['बैंक स्टेटमेंट', 'बैंक विवरण']],
  ['salaryslip', ['salary slip', 'salaryslip', 'pay slip', 'payslip', 'वेतन पर्ची', 'सैलरी स्लिप']],
  ['electricitybill', ['electricity bill', 'light bill', 'बिजली बिल']],
  ['rentagreement', ['rent agreement', 'rental agreement', 'lease agreement', 'किरायानामा']],
];

/** Papers of which any file is a photograph or a scan. */
const SHOWN = ['aadhaar', 'pan', 'photograph', 'passport', 'voter', 'licence', 'cheque'];

/** Papers that their own word names, whatever else stands beside it. */
const KNOWN = new Set([...SHOWN, 'form16', 'form26as', 'bankstatement', 'salaryslip']);

/** What says nothing of which paper it is. */
const FILLERS = new Set(
  `a all and attached attested card clear colour copies copy document documents doc file final for front back from full
  image images img in last latest my new of on original page pages pdf pic picture print scan scanned screenshot
  self selfattested side signed size the to whatsapp with your
  और आकार कार्ड का की के को कॉपी किया छायाप्रति दस्तावेज में साइज से हुआ हुई हुए`.split(/\s/),
);

/** Words whose number belongs to them: Form 16, GSTR 3B. */
const NUMBERED = /^(?:form|gstr|itr|dir|inc|mgt|aoc|dpt|adt|फॉर्म)$/;
const A_NUMBER = /^\d{1,3}[a-z]{0,2}$/;

const singular = (word: string): string => (/^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** The name without its ending, as words: PanCard and PAN_card are two. */
const writtenWords = (name: string): readonly string[] =>
  folded(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(/[^\p{L}\p{M}\p{N}]+/u);

/** A word with what a number beside it says: a form's belongs to it; a photo that is only numbered is any picture. */
const withNumber = (words: readonly string[], word: string, place: number): readonly string[] => {
  const [before = '', after = ''] = [words[place - 1], words[place + 1]];
  if (NUMBERED.test(word) && A_NUMBER.test(after)) return [word + after];
  if (NUMBERED.test(before) && A_NUMBER.test(word)) return [];
  if (singular(word) === 'photo' && /^\d/.test(after)) return [];
  return [word];
};

const isTelling = (word: string): boolean => !FILLERS.has(word) && !/^\d+$/.test(word);

const spaced = (words: readonly string[]): string => words.map((word) => ` ${word} `).join('');

const WRITTEN = PAPERS.flatMap(([word, all]) =>
  all.map((one) => [spaced(one.split(' ')), ` ${word} `] as const),
);

/** The words that tell which paper a name means. */
const tellingWords = (name: string): ReadonlySet<string> => {
  const words = writtenWords(name);
  const telling = words
    .flatMap((word, place) => withNumber(words, word, place))
    .filter(isTelling)
    .map(singular);
  const text = WRITTEN.reduce((before, [written, word]) => before.replaceAll(written, word), spaced(telling));
  return new Set(text.split(' ').filter((word) => word !== ''));
};

const withoutEnding = (name: string): string => name.replace(/\.[a-z\d]{2,5}$/i, '');

/** 'PAN card photo' is the card, not a portrait. */
const wordsOfFile = (name: string): ReadonlySet<string> => {
  const words = tellingWords(withoutEnding(name));
  const isOfPaper = [...words].some((word) => word !== 'photograph' && KNOWN.has(word));
  return new Set([...words].filter((word) => word !== 'photograph' || !isOfPaper));
};

/** Nobody has a portrait as a PDF, nor an identity card as a table. */
const mayBe = (words: ReadonlySet<string>, file: NamedFile): boolean => {
  const kind = fileKindOf(file);
  if (isNone(kind) || isPicture(file)) return true;
  return !words.has('photograph') && (kind.value !== 'xlsx' || !SHOWN.some((word) => words.has(word)));
};

/** How many words a file shares with a document; 0 unless they are all of the document's, or name a known paper. */
const likeness = (file: ReadonlySet<string>, document: ReadonlySet<string>): number => {
  const shared = [...document].filter((word) => file.has(word));
  const isNamed = shared.length === document.size || shared.some((word) => KNOWN.has(word));
  return isNamed ? shared.length : 0;
};

const documentOf = <Id>(file: NamedFile, documents: readonly AskedDocument<Id>[]): Option<Id> => {
  const words = wordsOfFile(file.name);
  const rated = documents
    .map(({ id, name }) => ({ id, words: tellingWords(name) }))
    .filter((one) => mayBe(one.words, file))
    .map((one) => ({ id: one.id, likeness: likeness(words, one.words) }))
    .sort((one, other) => other.likeness - one.likeness);
  const [best, second] = rated;
  if (best === undefined || best.likeness === 0 || best.likeness === second?.likeness) return none;
  return some(best.id);
};

/**
 * Which document each file probably is, by its name and kind, in the order of the files; none where two documents fit
 * alike, where two files would be the same document, or where it is among those that have a file already (PAPER-04,
 * SHARE-03).
 */
export const offeredDocuments = <Id>(
  files: readonly NamedFile[],
  documents: readonly AskedDocument<Id>[],
  taken: ReadonlySet<Id> = new Set(),
): readonly Option<Id>[] => {
  const offered = files.map((file) => documentOf(file, documents));
  const isOffered = (id: Id): number => offered.filter((one) => isSome(one) && one.value === id).length;
  return offered.map((one) =>
    isSome(one) && !taken.has(one.value) && isOffered(one.value) === 1 ? one : none,
  );
};
