import { escapeHtml, htmlPage } from '../pages/html';

type Back = { readonly action: string; readonly fields: Readonly<Record<string, string>> };

/** A page that posts the browser back to the shop, automatically or on a click. */
export const postBackPage = ({ action, fields }: Back): Response => {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return htmlPage({
    title: 'Taking you back',
    body: `<h1>Taking you back</h1><p>If nothing happens, please go back by yourself.</p>
<form method="post" action="${escapeHtml(action)}">${inputs.join('')}<button>Back to the shop</button></form>
<script>document.forms[0].submit()</script>`,
    formTargets: [new URL(action).origin],
  });
};
