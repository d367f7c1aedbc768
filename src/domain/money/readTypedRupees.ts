import { chain, none, type Option } from 'fp-ts/Option';
import { plainNumber } from '../typed/plainNumber';
import type { Paise } from './money';
import { readRupees } from './readRupees';

/** More than two decimals are no paise: '1.180' may be meant as '1,180'. */
const hasPaise = /^\d*\.?\d{0,2}$/;

/** An amount of rupees as a customer types or pastes it; none for what is not one (BUY-08). */
export const readTypedRupees = (typed: string): Option<Paise> =>
  chain((digits: string) => (hasPaise.test(digits) ? readRupees(digits) : none))(plainNumber(typed));
