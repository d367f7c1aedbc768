import { escapeHtml, htmlPage } from '../pages/html';

type Due = {
  /** In rupees, as text. */
  readonly amount: string;
  /** What is paid, by name. */
  readonly facts: Readonly<Record<string, string>>;
  /** Where each button posts its decision: `/pay/1` for `/pay/1/success`. */
  readonly address: string;
  readonly said?: string;
  /** Origins that its answer leads to. */
  readonly formTargets?: readonly string[];
  /** The origin that may show the page in a frame. */
  readonly framedBy?: string;
};

/** A provider's page with its three ways on. */
export const payPage = ({ amount, facts, address, said = '', ...policy }: Due): Response => {
  const button = (decision: string, label: string, kind: string): string =>
    `<form method="post" action="${escapeHtml(address)}/${decision}"><button class="${kind}">${label}</button></form>`;
  const rows = Object.entries(facts).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const role = said === '' ? '' : `<p role="alert">${escapeHtml(said)}</p>`;
  return htmlPage({
    title: 'Pay',
    ...policy,
    body: `<p class="soft">Gateway stand-in: no money moves.</p><h1>Pay ₹${escapeHtml(amount)}</h1>${role}
<div class="card"><table>${rows.join('\n')}</table></div>
<div class="actions">${button('success', 'Pay', '')}${button('failure', 'Fail', 'plain')}${button('cancelled', 'Leave', 'plain')}</div>`,
  });
};
