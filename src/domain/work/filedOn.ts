import { fromNullable, isSome, type Option } from 'fp-ts/Option';
import { momentOf, type When } from '../dates/instant';
import type { TrackingStep } from './trackingStep';

/** A step that files something says so in its name; 'Profile' and 'Files received' do not. */
const filing = /(?:^|\P{L})(?:filing|filed)(?!\p{L})|दाखिल/iu;

const completedAt = ({ log }: TrackingStep): readonly When[] =>
  log.flatMap(({ status, createdAt }) =>
    status === 'complete' && isSome(createdAt) ? [createdAt.value] : [],
  );

/** When the last step that files something was completed; none where no step files anything, or its date is unknown (PAPER-02). */
export const filedOn = (steps: readonly TrackingStep[]): Option<When> => {
  const dates = steps
    .filter(({ name, status }) => status === 'complete' && filing.test(name))
    .flatMap(completedAt);
  return fromNullable(dates.sort((one, other) => momentOf(one) - momentOf(other)).at(-1));
};
