import { fromNullable, type Option } from 'fp-ts/Option';
import { plainText } from './plainText';

/** What people write before and behind an amount: the currency, '/-', 'only'. */
const before = '(?:₹|RS\\.?|INR|रु\\.?|रू\\.?|रुपये) ?';
const behind = ' ?(?:/[-=]?|₹|RS\\.?|INR|RUPEES|ONLY|रु\\.?|रू\\.?|रुपये|मात्र)';

/** Plain, or in groups of two and three digits, the last of three. */
const number = '\\d+(?:\\.\\d*)?|\\.\\d+|\\d{1,3}(?:[ ,]\\d{2,3})*[ ,]\\d{3}(?:\\.\\d*)?';

const written = new RegExp(`^(?:${before})?(${number})(?:${behind}){0,3}$`);

/**
 * The digits of a number of at least 0 as people write it, with its point, if there is one: '₹1,00,000', '1 00 000',
 * 'Rs. 500', '1,180/-' (BUY-08). None for everything else.
 */
export const plainNumber = (typed: string): Option<string> => {
  const text = plainText(typed).trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return fromNullable(written.exec(text)?.[1]?.replaceAll(/[ ,]/g, ''));
};

/** The digits of a number with some on both sides of its point: '.5' is '0.5', and '5.' is '5' (QUES-05). */
export const filledNumber = (digits: string): string => digits.replace(/^\./, '0.').replace(/\.$/, '');
