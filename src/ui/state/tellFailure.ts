import { type Either, isLeft } from 'fp-ts/Either';
import type { Notifier } from '../../application/ports/Notifier';

/** Tells the customer of a failure; what they cancelled themselves is none. */
export const tellFailure = <E extends { readonly kind: string }>(
  notifier: Notifier,
  result: Either<E, unknown>,
  textOf: (error: E) => string,
): void => {
  if (isLeft(result) && result.left.kind !== 'Cancelled') notifier.failure(textOf(result.left), result.left);
};
