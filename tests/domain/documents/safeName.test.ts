import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_NAME_BYTES } from '../../../src/domain/documents/limits';
import { safeName, uniquePaths } from '../../../src/domain/documents/safeName';

const safe = (text: string): string => safeName(text, 'Unnamed');

/** What customers' systems and those who wish them ill put into names. */
const hostile = fc.oneof(
  fc.constantFrom(
    '..',
    '.',
    '../../etc/passwd',
    'C:\\a.pdf',
    'CON',
    'con.txt',
    'LPT¹.pdf',
    'aux .x',
    'a.',
    'a. .',
    '',

    'a\u0000b',
    'x\u202Efdp.exe',
    '\uFEFFa',
    '\uD800',
    '   ',
    'é.pdf',
    'e\u0301.pdf',
    'É.PDF',
    'हिन्दी.pdf',

    'क्\u200Dष.pdf',
    '📄.pdf',
    '.hidden',
    'a\u2028b',
    'a (2).pdf',
    'a.pdf',
    'A.pdf',
    `${'क'.repeat(300)}.pdf`,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

describe('the name of a file on the customer’s disk', () => {
  it.each([
    ['2025/26: "return" <final>|*?.pdf', '2025-26- -return- -final-.pdf'],
    ['C:\\Users\\asha\\return.pdf', 'C-Users-asha-return.pdf'],
    ['../../etc/passwd', '_..-..-etc-passwd'],
    ['a\u0000\u001Fb\u007F.pdf', 'a-b-.pdf'],
    ['x\u202Efdp.exe', 'x-fdp.exe'],
    ['return.pdf. . ', 'return.pdf'],
    ['CON', '_CON'],
    ['nul.tar.gz', '_nul.tar.gz'],
    ['com1 .txt', '_com1 .txt'],
    ['LPT².pdf', '_LPT².pdf'],
    ['console.pdf', 'console.pdf'],
    ['.htaccess', '_.htaccess'],
    ['..', 'Unnamed'],
    ['\u200D', 'Unnamed'],
    [' ', 'Unnamed'],
    ['\uD800.pdf', '-.pdf'],
  ])('is safe: %j is %j [VAULT-02]', (given, expected) => {
    expect(safe(given)).toBe(expected);
  });

  it('keeps letters of any script, joiners and pictures, each accent in one form [VAULT-02]', () => {
    for (const name of ['आयकर रिटर्न.pdf', 'क्\u200Dष.pdf', 'நன்றி.pdf', 'ಧನ್ಯವಾದ 2025.pdf', '📄 résumé.pdf'])
      expect(safe(name)).toBe(name);
    expect(safe('re\u0301sume\u0301.pdf')).toBe('résumé.pdf');
  });

  it('is short enough for every file system, with its ending [VAULT-02]', () => {
    const name = safe(`${'क'.repeat(300)}.pdf`);
    expect(name.endsWith('.pdf')).toBe(true);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(LONGEST_NAME_BYTES + '.pdf'.length);
    expect(name).not.toContain('\uFFFD');
  });

  it.each([
    ['x', 150],
    ['é', 75],
    ['\u0800', 50],
    ['क', 50],
    ['\u{10000}', 37],
    ['😀', 37],
  ])('has as many whole %s as fit into its bytes: %i [VAULT-02]', (character, count) => {
    expect(safe(character.repeat(300))).toBe(character.repeat(count));
    expect(safe(`${character.repeat(count)}.pdf`)).toBe(`${character.repeat(count)}.pdf`);
  });

  it('has no blanks around it', () => {
    expect(safe('  a.pdf ')).toBe('a.pdf');
  });

  it('whatever it was, is one visible name that no system refuses [VAULT-02]', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const name = safe(text);
        // oxlint-disable-next-line no-control-regex -- these are what must not be there
        expect(name).not.toMatch(/[\u0000-\u001F\u007F-\u009F\\/:*?"<>|\u202A-\u202E\u2066-\u2069]/);
        expect(name).not.toMatch(/^\.|[. ]$|^$/);
        expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)/i);
        expect(name.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(name)).toBeLessThan(255 - ' (99999)'.length);
        expect(safe(name)).toBe(name);
      }),
    );
  });
});

const same = (text: string): string => text.normalize('NFC').toLowerCase();

describe('names beside each other', () => {
  it('get a number before the ending where one is repeated [VAULT-02]', () => {
    expect(uniquePaths(['a/x.pdf', 'a/x.pdf', 'b/x.pdf', 'A/X.PDF', 'a/x (2).pdf', 'y', 'y'])).toEqual([
      'a/x.pdf',
      'a/x (2).pdf',
      'b/x.pdf',
      'A/X (3).PDF',
      'a/x (2) (2).pdf',
      'y',
      'y (2)',
    ]);
  });

  it.each([
    ['ſ.pdf', 's.pdf', 's (2).pdf'],
    ['ϴ.pdf', 'θ.pdf', 'θ (2).pdf'],
  ])('are told apart by more than the case of any script: %s and %s', (one, other, expected) => {
    expect(uniquePaths([one, other])).toEqual([one, expected]);
  });

  it('avoid what is taken [VAULT-02]', () => {
    expect(uniquePaths(['Missing files.txt'], ['missing FILES.txt'])).toEqual(['Missing files (2).txt']);
  });

  it('are all different, whatever they are and however many are the same [VAULT-02]', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 30 }), (texts) => {
        const paths = uniquePaths([...texts, ...texts].map(safe));
        expect(new Set(paths.map(same)).size).toBe(paths.length);
      }),
    );
    const many = uniquePaths(Array.from({ length: 5000 }, () => 'scan.pdf'));
    expect(new Set(many).size).toBe(5000);
    expect(many.at(-1)).toBe('scan (5000).pdf');
  });
});
