import type { Submission } from '../../domain/catalogue/proceed';
import { texts } from '../texts/texts';

/** What is said of a submission of the named service that succeeded. */
export const successTexts = (
  kind: Submission['kind'],
  name: string,
): { readonly title: string; readonly text: string } =>
  kind === 'addToCart'
    ? { title: texts().catalogue.addedTitle, text: texts().catalogue.added(name) }
    : { title: texts().catalogue.requestedTitle, text: texts().catalogue.requested(name) };

/** The failure sentence for a submission from the sub-service page (SERV-29, SERV-30, AMB-29). */
export const submissionFailureText = (kind: Submission['kind']): string => {
  switch (kind) {
    case 'addToCart':
      return texts().catalogue.addFailed;
    case 'requestQuotation':
      return texts().catalogue.submissionFailed;
  }
};
