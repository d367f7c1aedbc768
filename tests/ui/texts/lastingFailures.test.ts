import { describe, expect, it } from 'vitest';
import { gatewayError, isLasting } from '../../../src/application/ports/gatewayError';
import { cabinetUploadText, taskUploadText } from '../../../src/ui/documents/uploadErrorText';
import { updateErrorText } from '../../../src/ui/profile/profileErrorText';
import { decisionFailureText } from '../../../src/ui/quotations/quotationErrorText';
import { loginProblem } from '../../../src/ui/session/sessionErrorText';
import { texts } from '../../../src/ui/texts/texts';

const kinds = ['Forbidden', 'NotFound', 'Refused', 'PayloadTooLarge', 'UnsupportedMediaType'] as const;

/** The sentence of each call that is the portal's own and not the specification's. */
const told = {
  'cabinet upload': cabinetUploadText,
  'task upload': taskUploadText,
  'profile update': updateErrorText,
  'quotation decision': decisionFailureText,
  login: (error: ReturnType<typeof gatewayError>) => loginProblem(error)?.text() ?? '',
};

const cases = Object.entries(told).flatMap(([call, text]) =>
  kinds.map((kind) => [call, kind, text] as const),
);

describe('what would fail again', () => {
  it.each(cases)('is not told to be tried again: %s, %s', (_call, kind, text) => {
    expect(isLasting(gatewayError(kind))).toBe(true);
    expect(text(gatewayError(kind))).toMatch(/^(?!.*\btry\b).+/i);
  });

  it.each([cabinetUploadText, taskUploadText])('is told of a file in its own words', (text) => {
    expect(text(gatewayError('PayloadTooLarge'))).toBe(texts().document.tooLargeOnTheWay);
    expect(text(gatewayError('UnsupportedMediaType'))).toBe(texts().document.unrecognised);
    expect(text(gatewayError('Refused', 'Only scans of 2026.'))).toBe('Only scans of 2026.');
  });

  it.each(['Unauthorized', 'ServerFault', 'Unexpected', 'Unreachable', 'Rejected', 'Malformed'] as const)(
    'is not %s',
    (kind) => {
      expect(isLasting(gatewayError(kind))).toBe(false);
      expect(cabinetUploadText(gatewayError(kind))).toBe(texts().document.cabinetUploadFailed);
    },
  );
});
