import { escapeHtml, htmlPage } from '../pages/html';

/** A payment that a gateway does not take, with its reasons. */
export const refusedPage = (reasons: readonly string[], status = 400): Response =>
  htmlPage({
    title: 'Payment refused',
    status,
    body: `<h1>This payment cannot be taken</h1><ul>${reasons.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul><p class="soft">Nothing was charged.</p>`,
  });
