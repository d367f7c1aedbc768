import fc from 'fast-check';
import { isLeft } from 'fp-ts/Either';
import { getOrElse, isNone, isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { checkCoupon, couponCode } from '../../../src/domain/cart/coupon';
import { type OrderForm, orderFieldFault, typeOrderField } from '../../../src/domain/checkout/orderForm';
import { searchFiles } from '../../../src/domain/documents/fileSearch';
import { plainGstin } from '../../../src/domain/india/gstin';
import { bringsNoOtp, editOtp } from '../../../src/domain/india/otp';
import { capitalPan, isUnlikePan } from '../../../src/domain/india/pan';
import { editPhone } from '../../../src/domain/india/phone';
import { readTypedRupees } from '../../../src/domain/money/readTypedRupees';
import { searchQuery } from '../../../src/domain/search/query';
import { replacement } from '../../../src/domain/typed/edit';
import { plainNumber } from '../../../src/domain/typed/plainNumber';
import { aFile } from '../documents/aFile';

/** What a field holds once a text was pasted into it, and whether a refusal of it is told. */
interface Read {
  readonly held: string;
  readonly isTold: boolean;
}

type Rule = (pasted: string) => Read;

const phone: Rule = (text) => {
  const { phone: held, refused } = editPhone({ phone: '+91' }, { start: 3, end: 3, text });
  return { held, isTold: refused !== undefined };
};

const otp: Rule = (text) => {
  const edit = replacement('', text);
  return { held: editOtp('', edit), isTold: bringsNoOtp(edit) };
};

const search: Rule = (text) => ({ held: getOrElse(() => '')(searchQuery(text)), isTold: false });

const blank: OrderForm = {
  fullName: '',
  phone: '',
  email: '',
  gstin: '',
  address: '',
  locality: '',
  state: '',
  zipCode: '',
};

const gstin: Rule = (text) => ({
  held: plainGstin(text),
  isTold: orderFieldFault(typeOrderField(blank, 'gstin', text), 'gstin') !== undefined,
});

const pan: Rule = (text) => ({ held: capitalPan(text), isTold: isUnlikePan(text) });

const pin: Rule = (text) => {
  const form = typeOrderField(blank, 'zipCode', text);
  return { held: form.zipCode, isTold: orderFieldFault(form, 'zipCode') !== undefined };
};

const amount: Rule = (text) => {
  const read = readTypedRupees(text);
  return { held: isSome(read) ? getOrElse(() => '')(plainNumber(text)) : '', isTold: isNone(read) };
};

const coupon: Rule = (text) => ({ held: couponCode(text), isTold: isLeft(checkCoupon(text)) });

const rules = { phone, otp, search, gstin, pan, pin, amount, coupon } as const;
type Field = keyof typeof rules;

/** The marks of a contact or message that was copied. */
const [LRE, PDF, LRI, PDI, ZWSP, ZWNJ, LRM, SHY, BOM, NBSP] = Array.from(
  '\u202A\u202C\u2066\u2069\u200B\u200C\u200E\u00AD\uFEFF\u00A0',
);

const NUMBER = '+919876543210';

const phones = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '98765.43210',
  '98765\u201343210',
  '98765\u201443210',
  '98765\u201143210',
  '98765\u221243210',
  '987-654-3210',
  '(98765) 43210',
  '98765/43210',
  '98765_43210',
  '98765\u00B743210',
  `98765${NBSP}43210`,
  '98765\u200943210',
  ' 9876543210 ',
  '9876543210\n',
  '\t98765\t43210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91.98765.43210',
  '+91 (98765) 43210',
  '+91 (0) 98765 43210',
  '+91(0)9876543210',
  '(+91) 9876543210',
  '+91 0 98765 43210',
  '00919876543210',
  '0091 98765 43210',
  '0091-98765-43210',
  '091 98765 43210',
  '919876543210',
  '91 98765 43210',
  '91-9876543210',
  '09876543210',
  '0 98765 43210',
  '0-98765-43210',
  'tel:+919876543210',
  'tel:+91-98765-43210',
  'TEL:9876543210',
  '+91+919876543210',
  `${LRE}+91 98765 43210${PDF}`,
  `${LRI}9876543210${PDI}`,
  `${LRM}98765 43210${LRM}`,
  `${BOM}9876543210`,
  `98765${ZWSP}43210`,
  `98765${SHY}43210`,
  `9876${ZWNJ}543210`,
  '\u096F\u096E\u096D\u096C\u096B\u096A\u0969\u0968\u0967\u0966',
  '+\u096F\u0967 \u096F\u096E\u096D\u096C\u096B \u096A\u0969\u0968\u0967\u0966',
  '\u09EF\u09EE\u09ED\u09EC\u09EB\u09EA\u09E9\u09E8\u09E7\u09E6',
  '\u0BEF\u0BEE\u0BED\u0BEC\u0BEB\u0BEA\u0BE9\u0BE8\u0BE7\u0BE6',
  '\u0AEF\u0AEE\u0AED\u0AEC\u0AEB\u0AEA\u0AE9\u0AE8\u0AE7\u0AE6',
  '\u0669\u0668\u0667\u0666\u0665\u0664\u0663\u0662\u0661\u0660',
  '\uFF0B\uFF19\uFF11 \uFF19\uFF18\uFF17\uFF16\uFF15 \uFF14\uFF13\uFF12\uFF11\uFF10',
];

const refusedPhones = [
  '+14155550123',
  '14155550123',
  '+1 (415) 555-0123',
  '0014155550123',
  '+44 7911 123456',
  '+971 50 123 4567',
  '+65 9123 4567',
  '+98 7654 3210',
  '9876543210 / 9876543211',
  '98765432101',
  'Asha: 9876543210',
  'Asha Rao',
  'asha@example.in',
];

const otps: readonly (readonly [string, string])[] = [
  ['473101', '473101'],
  [' 473101 ', '473101'],
  ['473101\n', '473101'],
  ['473 101', '473101'],
  ['473-101', '473101'],
  ['473\u2013101', '473101'],
  ['4 7 3 1 0 1', '473101'],
  ['4-7-3-1-0-1', '473101'],
  [`473${ZWSP}101`, '473101'],
  [`${LRE}473101${PDF}`, '473101'],
  [`${BOM}473101`, '473101'],
  [`473${NBSP}101`, '473101'],
  ['\u096A\u096D\u0969\u0967\u0966\u0967', '473101'],
  ['\u09EA\u09ED\u09E9\u09E7\u09E6\u09E7', '473101'],
  ['\uFF14\uFF17\uFF13\uFF11\uFF10\uFF11', '473101'],
  ['OTP: 473101', '473101'],
  ['473101 is your OTP.', '473101'],
  ['Your OTP is 473101. It is valid for 10 minutes.', '473101'],
  ['At 10:45 your OTP is 473101', '473101'],
  ['At 10:45 your OTP is 473 101.', '473101'],
  ['Dear customer of 2026, order 98765432: OTP 473101', '473101'],
  ['Your OTP is 473101.\n\n@portal.example #473101', '473101'],
  ['<#> 473101 is the code. FA+9qCX9VSu', '473101'],
  ['\u0906\u092A\u0915\u093E OTP \u096A\u096D\u0969\u0967\u0966\u0967 \u0939\u0948', '473101'],
  ['G-473101', '473101'],
  ['4731', '4731'],
  ['473', '473'],
];

const searches: readonly (readonly [string, string])[] = [
  [' GST Filing ', 'GST Filing'],
  [`GST${ZWSP} Filing`, 'GST Filing'],
  [`${LRE}GST Filing${PDF}`, 'GST Filing'],
  [`${BOM}ITR`, 'ITR'],
  ['\uFF27\uFF33\uFF34', 'GST'],
  ['Form \u0967\u096C', 'Form 16'],
  ['re\u0301sume\u0301', 'r\u00E9sum\u00E9'],
  ['\u0916\u093C\u0930\u093E\u092C', '\u0916\u093C\u0930\u093E\u092C'],
  ['\u0959\u0930\u093E\u092C', '\u0916\u093C\u0930\u093E\u092C'],
  ['GST\u00A0Filing', 'GST Filing'],
  ['   ', ''],
  [ZWSP ?? '', ''],
];

const GSTIN = '27AAPFU0939F1ZV';

const gstins = [
  GSTIN,
  '27aapfu0939f1zv',
  '27 AAPFU 0939 F1ZV',
  '27-AAPFU-0939-F-1-Z-V',
  '27\u2013AAPFU0939F\u20131ZV',
  `27${NBSP}AAPFU0939F${NBSP}1ZV\n`,
  `${LRE}27AAPFU0939F1ZV${PDF}`,
  `27AAPFU${ZWSP}0939F1ZV`,
  '\u0968\u096DAAPFU\u0966\u096F\u0969\u096FF\u0967ZV',
  '\uFF12\uFF17\uFF21\uFF21\uFF30\uFF26\uFF350939F1ZV',
];

const PAN = 'AAPFU0939F';

const pans = [
  PAN,
  'aapfu0939f',
  'AAPFU 0939 F',
  'AAPFU\u20110939\u2011F',
  `${BOM}AAPFU0939F`,
  `AAPFU0939F${ZWSP}`,
  `${LRI}AAPFU0939F${PDI}`,
  'AAPFU\u0966\u096F\u0969\u096FF',
  'AAPFU\u09E6\u09EF\u09E9\u09EFF',
];

const pins = [
  '411001',
  ' 411001\n',
  '411 001',
  '411-001',
  '411\u2013001',
  `411${NBSP}001`,
  `${LRM}411001${LRM}`,
  `411${SHY}001`,
  'Pune - 411 001',
  'PIN: 411001',
  '\u096A\u0967\u0967\u0966\u0966\u0967',
  '\u0AEA\u0AE7\u0AE7\u0AE6\u0AE6\u0AE7',
];

const amounts: readonly (readonly [string, string])[] = [
  ['\u20B91,00,000', '100000'],
  ['1 00 000', '100000'],
  [`1${NBSP}00${NBSP}000`, '100000'],
  ['Rs. 500', '500'],
  ['1,180/-', '1180'],
  [`${LRE}\u20B91,180.50${PDF}`, '1180.50'],
  [`1180${SHY}`, '1180'],
  ['\u20B9\u0967,\u0966\u0966,\u0966\u0966\u0966', '100000'],
  ['\uFF11\uFF11\uFF18\uFF10', '1180'],
];

const coupons: readonly (readonly [string, string])[] = [
  ['save10', 'SAVE10'],
  ['SAVE 10', 'SAVE10'],
  [`SAVE${NBSP}10\n`, 'SAVE10'],
  [`${LRI}SAVE10${PDI}`, 'SAVE10'],
  [`SA${ZWNJ}VE10`, 'SAVE10'],
  ['NEW\u2011YEAR', 'NEW-YEAR'],
  ['NEW\u2014YEAR', 'NEW-YEAR'],
  ['NEW\u2212YEAR', 'NEW-YEAR'],
  ['SAVE\u0967\u0966', 'SAVE10'],
  ['\uFF33\uFF21\uFF36\uFF25\uFF11\uFF10', 'SAVE10'],
];

type Row = readonly [field: Field, pasted: string, held: string];

const of = (field: Field, rows: readonly (readonly [string, string])[]): readonly Row[] =>
  rows.map(([text, held]) => [field, text, held]);

const all = (field: Field, held: string, texts: readonly string[]): readonly Row[] =>
  texts.map((text) => [field, text, held]);

const fields: readonly Field[] = ['phone', 'otp', 'search', 'gstin', 'pan', 'pin', 'amount', 'coupon'];

const taken: readonly Row[] = [
  ...all('phone', NUMBER, phones),
  ...of('otp', otps),
  ...of('search', searches),
  ...all('gstin', GSTIN, gstins),
  ...all('pan', PAN, pans),
  ...all('pin', '411001', pins),
  ...of('amount', amounts),
  ...of('coupon', coupons),
];

/** What each field refuses: nothing of it is taken, or it stays to be corrected. */
const refused: readonly Row[] = [
  ...all('phone', '+91', refusedPhones),
  ['otp', 'no code here', ''],
  ['gstin', '27AAPFU0939F1Z', '27AAPFU0939F1Z'],
  ['gstin', 'not registered', 'NOTREGISTERED'],
  ['pan', 'AAPFU0939', 'AAPFU0939'],
  ['pan', 'applied for', 'applied for'],
  ['pin', 'Pune', ''],
  ['pin', '4110', '4110'],
  ['pin', '011001', '011001'],
  ['amount', '\u2212500', ''],
  ['amount', '5 lakh', ''],
  ['coupon', ` ${ZWSP} `, ''],
];

describe('a text that is pasted', () => {
  it.each([...taken, ...refused])('into %s as %j is read as %j [ENTRY-07]', (field, text, held) => {
    expect(rules[field](text).held).toBe(held);
  });

  it.each(taken)('into %s as %j brings no complaint', (field, text) => {
    expect(rules[field](text).isTold).toBe(false);
  });

  it.each(refused)('into %s as %j is told why it is refused [ENTRY-07]', (field, text) => {
    expect(rules[field](text).isTold).toBe(true);
  });

  it('is read once and for all: what a field holds is read as itself [ENTRY-07]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'grapheme' }), (field, text) => {
        const { held } = rules[field](text);
        expect(rules[field](held).held).toBe(held);
      }),
      // Found by `npm run test:random`.
      {
        examples: [
          ['gstin', '\u1FD2'],
          ['coupon', '\u1FD2'],
        ],
      },
    );
  });
});

describe('the search of the file cabinet', () => {
  it.each([
    ['Rechnung f\u00FCr M\u00E4rz.pdf', 'fu\u0308r'],
    ['Rechnung fu\u0308r Ma\u0308rz.pdf', 'f\u00FCr m\u00E4rz'],
    ['\u0916\u093C\u0930\u091A\u093E.pdf', '\u0959\u0930\u091A\u093E'],
    ['\u0959\u0930\u091A\u093E.pdf', '\u0916\u093C\u0930\u091A\u093E'],
    ['Form 16.pdf', '\u0967\u096C'],
    [`Form${ZWSP} 16.pdf`, 'form 16'],
  ])('finds %j by %j', (name, typed) => {
    expect(searchFiles([aFile({ name })], typed)).toHaveLength(1);
  });
});
