import * as fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  gstinCheckDigit,
  gstinKind,
  gstinWarnings,
  isGstin,
  plainGstin,
  stateOfGstin,
} from '../../../src/domain/india/gstin';
import { indianStates } from '../../../src/domain/india/states';
import vectors from '../../data/india-vectors.json';

const maharashtra = { name: 'Maharashtra', tin: 27, stateCode: 'MH' };

const shaped = fc
  .tuple(fc.constantFrom(...indianStates), fc.stringMatching(/^[A-Z]{3}P[A-Z][1-9]\d{3}[A-Z][1-9A-Z]$/))
  .map(([state, rest]) => `${String(state.tin).padStart(2, '0')}${rest}Z`);

describe('the kinds of GSTIN that the law issues', () => {
  it.each([
    ['27AAPFU0939F1ZV', 'regular'],
    ['29AABCF8078M2ZW', 'regular'],
    ['36AASFP8573D2ZN', 'regular'],
    ['27AAJCS5738D1Z6', 'regular'],
    ['27PNEA06819B1DE', 'tds'],
    ['06DELI09652G1DA', 'tds'],
    ['09ALDN00287A1DD', 'tds'],
    ['19AAACI1681G1DV', 'tds'],
    ['29AABCF8078M1C8', 'tcs'],
    ['27AAECG3736E1C2', 'tcs'],
    ['29AAFCB7707D1C1', 'tcs'],
    ['0717UNO00157UNO', 'uin'],
    ['0717UNO00211UN2', 'uin'],
    ['2117UNO00002UNF', 'uin'],
    ['0717UNO00154UNU', 'uin'],
    ['3317USA29001NR2', 'nonResident'],
    ['9917IRL29003OSG', 'oidar'],
    ['9922JPN29001OSU', 'oidar'],
    ['9917SGP29001OST', 'oidar'],
    ['9917USA29007OS5', 'oidar'],
  ])('%s: %s, with nothing to warn of [BUY-05]', (gstin, kind) => {
    expect(gstinKind(gstin)).toEqual(some(kind));
    expect(gstinWarnings(gstin, '')).toEqual([]);
    expect(plainGstin(gstin)).toHaveLength(15);
  });

  it.each(vectors.gstin.valid)('know $value, with nothing to warn of [BUY-05]', ({ value }) => {
    expect(gstinKind(value)).toEqual(some('regular'));
    expect(gstinWarnings(value, '')).toEqual([]);
    expect(isSome(stateOfGstin(value))).toBe(true);
  });

  it.each([
    '27 AAPFU 0939 F1ZV',
    ' 27aapfu0939f1zv ',
    '27-AAPFU-0939-F1ZV',
    '27–AAPFU–0939–F1ZV',
    '\u202A27AAPFU0939F1ZV\u202C',
    '27AAPFU\u200B0939F1ZV\n',
    '27AAPFU\u00AD0939F1ZV',
    '२७AAPFU०९३९F1ZV',
    '27AAPFU0939F1ZＶ',
    '(27) AAPFU.0939/F1ZV',
  ])('are read from %j [BUY-05]', (typed) => {
    expect(plainGstin(typed)).toBe('27AAPFU0939F1ZV');
    expect(isGstin(typed)).toBe(true);
    expect(gstinWarnings(typed, 'Maharashtra')).toEqual([]);
  });

  it.each([
    '27AAPFU0939F1Z',
    '27AAPFU0939F1AA',
    '27AAAPL0000C1ZS',
    '27AAPFU0939F0ZV',
    'X27AAPFU0939F1ZV',
    '27AAPFU0939F1ZVX',
    '27AAPFU0939FXXXXXXX1ZV',
    '369296450896540',
    '27PNEA06819B1EE',
    '2717IRL29003OSG',
    '0717UNO0015UNO',
    '0717UNO00157XNO',
    'X0717UNO00157UNO',
    '0717UNO00157UNOX',
    'X3317USA29001NR2',
    '3317USA29001NR2X',
    'X9917IRL29003OSG',
    '9917IRL29003OSGX',
    'none',
    '0',
  ])('are none of %j, which is refused and not warned of [BUY-05]', (typed) => {
    expect(isGstin(typed)).toBe(false);
    expect(gstinWarnings(typed, 'Karnataka')).toEqual([]);
  });

  it('are read the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(isGstin(plainGstin(typed))).toBe(isGstin(typed));
      }),
    );
  });
});

describe('a GSTIN with a possible mistake gives warnings', () => {
  const { invalid } = vectors.gstin;
  const readable = ['29AABCF8078M1C8', '2 7AAPFU0939F1ZV', '27AAPFU0939F1ZＶ', '27AAPFU0939F1ZV\n', ''];

  it.each(invalid.filter(({ value }) => !readable.includes(value)))(
    '$value is warned of or refused: $reason [BUY-05]',
    ({ value }) => {
      expect(gstinWarnings(value, '').length > 0 || !isGstin(value)).toBe(true);
    },
  );

  it('tells the kinds of mistake apart', () => {
    expect(gstinWarnings('27AAPFU0939F1ZO', '')).toEqual([{ kind: 'GstinCheckDigit' }]);
    expect(gstinWarnings('9917IRL29003OSA', 'Delhi')).toEqual([{ kind: 'GstinCheckDigit' }]);
    expect(gstinWarnings('39AAAPL1234C1Z9', 'Delhi')).toEqual([{ kind: 'GstinStateUnknown', code: '39' }]);
  });

  it('compares its state with the billing state once one is chosen', () => {
    expect(gstinWarnings('27AAPFU0939F1ZV', 'Maharashtra')).toEqual([]);
    expect(gstinWarnings('27AAPFU0939F1ZV', 'Karnataka')).toEqual([
      { kind: 'GstinOtherState', state: maharashtra },
    ]);
    expect(gstinWarnings('27AAPFU0939F1ZO', 'Karnataka')).toEqual([
      { kind: 'GstinOtherState', state: maharashtra },
      { kind: 'GstinCheckDigit' },
    ]);
  });

  it('minds neither case nor surrounding whitespace', () => {
    expect(gstinWarnings(' 27aapfu0939f1zv ', 'Maharashtra')).toEqual([]);
    expect(stateOfGstin(' 27aapfu')).toEqual(some(maharashtra));
  });

  it.each(['', '7', '7 A', '+71AAA', 'A7', '28AAAPL1234C1ZC', '2', 'AB'])(
    'reads no state from %j',
    (text) => {
      expect(stateOfGstin(text)).toEqual(none);
    },
  );

  it('finds exactly one check character for every number of the list of states', () => {
    const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(shaped, (first14) => {
        const fitting = characters.filter((last) => gstinWarnings(first14 + last, '').length === 0);
        expect(fitting).toEqual([gstinCheckDigit(first14)]);
      }),
    );
  });

  it('notices every single wrong character of the serial', () => {
    fc.assert(
      fc.property(
        shaped,
        fc.integer({ min: 7, max: 10 }),
        fc.integer({ min: 1, max: 8 }),
        (first14, at, shift) => {
          const digit = String(((Number(first14.charAt(at)) - 1 + shift) % 9) + 1);
          const changed = first14.slice(0, at) + digit + first14.slice(at + 1);
          expect(changed === first14 || gstinCheckDigit(changed) !== gstinCheckDigit(first14)).toBe(true);
        },
      ),
    );
  });
});
