import type { SubmittedQuestion } from '../cart/submittedService';
import { isEmptyCart, type Cart } from '../cart/cart';
import { isFreePayment } from './freePayment';
import type { Submission } from './proceed';
import { isSameService } from './sameService';

/** A submission that this tab has made (AMB-53). */
export interface MadeSubmission {
  readonly kind: Submission['kind'];
  /** The service as the catalogue and the cart name it. */
  readonly name: string;
  /** What the customer asked for, as one text that can be compared. */
  readonly intent: string;
  /** How many cart lines had this name when the cart was last read; 0 before that. */
  readonly cartLines: number;
}

const answerOf = ({ id, answer }: SubmittedQuestion): readonly unknown[] => [
  id,
  typeof answer === 'string' ? answer.trim() : answer,
];

/**
 * The same intent is the same sub-service with the same answers. An amount counts only where the customer entered it:
 * a price that the server changed meanwhile does not make another intent (AMB-53).
 */
const intentOf = ({ kind, line }: Submission): string => {
  const amount = isFreePayment({ id: line.serviceId }) ? line.amount : null;
  return JSON.stringify([kind, line.serviceId, line.questions.map(answerOf), amount]);
};

/** The list without this submission, for one that the customer chooses to repeat. */
export const forgetSubmission = (
  made: readonly MadeSubmission[],
  submission: Submission,
): readonly MadeSubmission[] => {
  const intent = intentOf(submission);
  return made.filter((earlier) => earlier.intent !== intent);
};

/** The list with this submission; each intent is kept once. */
export const rememberSubmission = (
  made: readonly MadeSubmission[],
  submission: Submission,
): readonly MadeSubmission[] => [
  ...forgetSubmission(made, submission),
  { kind: submission.kind, name: submission.name, intent: intentOf(submission), cartLines: 0 },
];

/** Whether this tab has made the same submission before. */
export const isRepeated = (made: readonly MadeSubmission[], submission: Submission): boolean =>
  forgetSubmission(made, submission).length < made.length;

/**
 * The submissions to keep after a cart was read. Additions are dropped when the cart is empty, or when a line with their
 * name is gone, since lines of one name cannot be told apart. Requests do not depend on the cart (AMB-53).
 */
export const keptForCart = (made: readonly MadeSubmission[], cart: Cart): readonly MadeSubmission[] => {
  const linesOf = (name: string): number =>
    cart.lines.filter(({ serviceName }) => isSameService(serviceName, name)).length;
  return made.flatMap((earlier) => {
    if (earlier.kind === 'requestQuotation') return [earlier];
    const cartLines = linesOf(earlier.name);
    return isEmptyCart(cart) || cartLines < earlier.cartLines ? [] : [{ ...earlier, cartLines }];
  });
};
