import { plainText } from '../typed/plainText';

/** Words before a name that nobody is called by alone; 'Md' is one, since it stands before the name in use. */
const titles = new Set(
  [
    'mr mrs ms miss mx master dr prof professor er ar adv advocate ca cs cma sir madam late hon justice',
    'shri shree sri sh shrimati smt kumari kum km sushri thiru tmt selvi janab haji maulana pandit pt swami sardar',
    'md mohd mhd mohammed mohammad muhammad mohamed syed sheikh shaikh',
    'col capt maj lt brig gen wg cdr sgt sub rev fr father sister bishop',
    'श्री श्रीमती श्रीमान सुश्री कुमारी डॉ डा डाॅ प्रो प्रोफ़ेसर मो मोहम्मद सीए एडवोकेट पंडित स्वामी स्व',
  ].flatMap((words) => plainText(words).split(' ')),
);

/** Letters of the Latin alphabet as Hindi spells them: 'के रवि कुमार' is 'K Ravi Kumar'. */
const spelledLetters = new Set(
  plainText('ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई ज़ेड').split(' '),
);

/** Words of a firm, a family or a trust, wherever they stand in its name. */
const firmWords = new Set(
  [
    'm/s messrs & and sons son bros brothers co company pvt private ltd limited llp inc opc huf trust society',
    'foundation association federation club school college hospital clinic bank traders trading enterprise enterprises',
    'industries industry associates agency agencies services solutions technologies consultants store stores mart',
    'मेसर्स मे मै एंड ऐंड एण्ड और प्रा प्राइवेट लिमिटेड लि कंपनी ट्रेडर्स ब्रदर्स संस एंटरप्राइज़ेज़ ट्रस्ट समिति',
  ].flatMap((words) => plainText(words).split(' ')),
);

const bare = (word: string): string => word.toLowerCase().replaceAll(/^[.,()]+|[.,()]+$/gu, '');

/** A short word in capitals, or one without a vowel, which stands for several words: 'AK', 'KPS'. */
const areInitials = (word: string): boolean =>
  /^\p{Lu}{1,2}$/u.test(word) || /^[^AEIOUYaeiouy\P{Lu}]{3}$/u.test(word);

const isSingleLetter = (word: string): boolean => /^\p{L}\p{M}*$/u.test(word);

/** Whether a person may be called by this first word of their name. */
const isGivenName = (word: string): boolean =>
  /^[\p{L}\p{M}'’-]+$/u.test(word) &&
  !isSingleLetter(word) &&
  !areInitials(word) &&
  !titles.has(bare(word)) &&
  !spelledLetters.has(word);

/**
 * The name to greet by: the first word where people are called by it; after a title or initials, and for a firm, the
 * whole name, which is never wrong. '' where no name is written.
 */
export const greetingName = (displayName: string): string => {
  const name = displayName.trim().replaceAll(/\s+/gu, ' ');
  if (!/\p{L}/u.test(name) || name.includes('@')) return '';
  const words = name.split(' ');
  const [first = ''] = words;
  if (words.some((word) => firmWords.has(bare(plainText(word))))) return name;
  return isGivenName(plainText(first)) ? first : name;
};
