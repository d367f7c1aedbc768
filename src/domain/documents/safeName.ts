import { LONGEST_NAME_BYTES } from './limits';

/**
 * What a file system refuses, reads as a folder or shows as nothing: separators, control characters and half characters.
 * The two joiners are invisible too, but Indian scripts are written with them.
 */
const unsafe = /(?:[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]|(?![\u200C\u200D])\p{Cf})+/gu;
/** Names of devices, which Windows takes for no file whatever follows the dot. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
/** A file that begins with a dot is hidden by many systems. */
const hidden = /^\./;
const trailing = /[.\s]+$/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
const parts = /^(.*?)(\.[^./\s]{1,10})?$/su;

/** A name as its stem and its ending with the dot; the ending is '' where there is none. */
const stemAndEnding = (name: string): readonly [stem: string, ending: string] => {
  const [, stem = '', ending = ''] = parts.exec(name) ?? [];
  return [stem, ending];
};

const utf8Bytes = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** As many whole characters from the start as fit into so many bytes of UTF-8. */
const cutTo = (bytes: number, text: string): string => {
  let [end, size] = [0, 0];
  for (const character of text) {
    size += utf8Bytes(character);
    if (size > bytes) return text.slice(0, end);
    end += character.length;
  }
  return text;
};

/** A stem of at most so many bytes of UTF-8, without what every file system refuses; its ending is left alone. */
const shortened = (name: string): string => {
  const [stem, ending] = stemAndEnding(name);
  return `${cutTo(LONGEST_NAME_BYTES, stem)}${ending}`.replace(trailing, '');
};

/**
 * The name as every file system takes it: one file or folder, visible, no device, at most LONGEST_NAME_BYTES and its ending;
 * letters of any script stay. `unnamed` stands for a name of which nothing is left (VAULT-02, MONEY-06).
 */
export const safeName = (text: string, unnamed: string): string => {
  const name = shortened(text.normalize('NFC').replaceAll(unsafe, '-').trim());
  if (!visible.test(name)) return unnamed;
  return device.test(name) || hidden.test(name) ? shortened(`_${name}`) : name;
};

/** Some file systems tell no two names apart that differ by case, or by how their accents are stored. */
const sameness = (path: string): string => path.normalize('NFC').toUpperCase().toLowerCase();

/**
 * The paths in the same order, each different from all others and from the taken ones on every file system: a repeated one
 * gets a number before its ending, 'a (2).pdf'.
 */
export const uniquePaths = (paths: readonly string[], taken: readonly string[] = []): readonly string[] => {
  const used = new Set(taken.map(sameness));
  const copies = new Map<string, number>();
  return paths.map((path) => {
    const [stem, ending] = stemAndEnding(path);
    let unique = path;
    let copy = copies.get(sameness(path)) ?? 1;
    while (used.has(sameness(unique))) {
      copy += 1;
      unique = `${stem} (${copy})${ending}`;
    }
    copies.set(sameness(path), copy);
    used.add(sameness(unique));
    return unique;
  });
};
