import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greetingName } from '../../../src/domain/session/greetingName';

/** The display name, and what follows 'Namaste,'. */
const names: readonly (readonly [string, string])[] = [
  ['Asha Verma', 'Asha'],
  ['  Asha   Devi Verma ', 'Asha'],
  ['Asha', 'Asha'],
  ['asha verma', 'asha'],
  ['ASHA VERMA', 'ASHA'],
  ['Om Prakash', 'Om'],
  ['Ravi K', 'Ravi'],
  ['Ravi K.', 'Ravi'],
  ['Jyoti', 'Jyoti'],
  ["D'Souza Maria", "D'Souza"],
  ['Anne-Marie Thomas', 'Anne-Marie'],
  ['Lakshmi Narayanan S', 'Lakshmi'],
  ['Vyjayanthimala Bali', 'Vyjayanthimala'],
  ['Andrews Mathew', 'Andrews'],
  ['Consuelo Rao', 'Consuelo'],
  ['Drishti Shah', 'Drishti'],
  ['Shriya Pilgaonkar', 'Shriya'],
  ['Cory Mathias', 'Cory'],
  ['आशा वर्मा', 'आशा'],
  ['रवि के', 'रवि'],
  ['श्रीकांत जोशी', 'श्रीकांत'],
  ['நளினி குமார்', 'நளினி'],
  ['Dr. Asha Verma', 'Dr. Asha Verma'],
  ['Dr Asha', 'Dr Asha'],
  ['Dr.Asha Verma', 'Dr.Asha Verma'],
  ['DR. ASHA VERMA', 'DR. ASHA VERMA'],
  ['Mr Ravi', 'Mr Ravi'],
  ['Mrs. Mehta', 'Mrs. Mehta'],
  ['Smt Lakshmi', 'Smt Lakshmi'],
  ['Smt. Lakshmi Devi', 'Smt. Lakshmi Devi'],
  ['Shri Ram Gopal', 'Shri Ram Gopal'],
  ['CA Sanjay', 'CA Sanjay'],
  ['Adv. Meera Nair', 'Adv. Meera Nair'],
  ['Prof. K. Menon', 'Prof. K. Menon'],
  ['Md. Arif', 'Md. Arif'],
  ['Mohd Arif Khan', 'Mohd Arif Khan'],
  ['R. Kumar', 'R. Kumar'],
  ['R Kumar', 'R Kumar'],
  ['r kumar', 'r kumar'],
  ['K. Ravi Kumar', 'K. Ravi Kumar'],
  ['K.Ravi Kumar', 'K.Ravi Kumar'],
  ['A.P.J. Abdul Kalam', 'A.P.J. Abdul Kalam'],
  ['AK Singh', 'AK Singh'],
  ['SK GUPTA', 'SK GUPTA'],
  ['KPS Gill', 'KPS Gill'],
  ['R.', 'R.'],
  ['Verma, Asha', 'Verma, Asha'],
  ['M/s Verma & Sons', 'M/s Verma & Sons'],
  ['M/S. VERMA TRADERS', 'M/S. VERMA TRADERS'],
  ['Verma & Sons', 'Verma & Sons'],
  ['Sharma Enterprises', 'Sharma Enterprises'],
  ['Asha Foods Pvt. Ltd.', 'Asha Foods Pvt. Ltd.'],
  ['Ravi Kumar (HUF)', 'Ravi Kumar (HUF)'],
  ['श्री रमेश', 'श्री रमेश'],
  ['श्रीमती सुनीता देवी', 'श्रीमती सुनीता देवी'],
  ['डॉ. आशा वर्मा', 'डॉ. आशा वर्मा'],
  ['डॉ आशा', 'डॉ आशा'],
  ['के रवि कुमार', 'के रवि कुमार'],
  ['के. रवि कुमार', 'के. रवि कुमार'],
  ['मो. आरिफ', 'मो. आरिफ'],
  ['मेसर्स वर्मा एंड संस', 'मेसर्स वर्मा एंड संस'],
  ['वर्मा ट्रेडर्स', 'वर्मा ट्रेडर्स'],
  ['\u202AAsha Verma\u202C', '\u202AAsha'],
  ['Col. Rathore', 'Col. Rathore'],
  ['Fr Thomas', 'Fr Thomas'],
  ['एम रवि', 'एम रवि'],
  ['आर के शर्मा', 'आर के शर्मा'],
  ['Verma Associates', 'Verma Associates'],
  ['Mehta Industries', 'Mehta Industries'],
  ['Asha Foods (India Ltd.)', 'Asha Foods (India Ltd.)'],
  ['Ravi Kumar ((HUF))', 'Ravi Kumar ((HUF))'],
  ['Thomas C.O.', 'Thomas'],
  ['VASANTH RAO', 'VASANTH'],
  ['SHRUTI RAO', 'SHRUTI'],
  ['Dr.  Asha \t Verma', 'Dr. Asha Verma'],
  ['', ''],
  ['   ', ''],
  ['-', ''],
  ['+91 98765 43210', ''],
  ['asha@example.in', ''],
];

describe('the name to greet by', () => {
  it.each(names)('of %j is %j', (displayName, expected) => {
    expect(greetingName(displayName)).toBe(expected);
  });

  it('is never a title or an initial alone, whatever follows it', () => {
    const before = fc.constantFrom('Dr.', 'Dr', 'Smt', 'CA', 'M/s', 'R.', 'R', 'K S', 'श्री', 'डॉ.', 'Md');
    const name = fc.constantFrom('Asha', 'Ravi Kumar', 'आशा वर्मा');
    fc.assert(
      fc.property(before, name, (first, rest) => {
        expect(greetingName(`${first} ${rest}`)).toBe(`${first} ${rest}`);
      }),
    );
  });
});
