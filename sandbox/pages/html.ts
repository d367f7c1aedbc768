import { plainPagePolicy } from '../http/security';

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `
:root{color-scheme:light dark;--ink:#16232f;--soft:#55636f;--line:#d9e0e6;--page:#f6f8fa;--card:#fff;--main:#0b5a4a}
@media (prefers-color-scheme:dark){:root{--ink:#e8eef3;--soft:#a3b1bd;--line:#33414d;--page:#10181f;--card:#18232c;--main:#5fc7ae}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:62rem;margin:0 auto;padding:2rem 1.25rem 4rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}h2{font-size:1.2rem;margin:2rem 0 .5rem}
a{color:var(--main)}p{max-width:44rem}.soft{color:var(--soft)}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1rem 1.25rem;margin:0 0 1rem}
table{border-collapse:collapse;width:100%}th[scope=row]{width:38%;max-width:10rem}th[scope=row]+td{overflow-wrap:anywhere}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid var(--line);vertical-align:top}
input,select,textarea,button{font:inherit;padding:.5rem .7rem;border:1px solid var(--line);border-radius:8px;background:var(--card);color:inherit;max-width:100%}
button{background:var(--main);border-color:var(--main);color:#fff;cursor:pointer;min-height:44px}
@media (prefers-color-scheme:dark){button{color:#06231c}}
button.plain{background:none;color:var(--ink);border-color:var(--line)}
form.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}label{display:inline-block}
label>span{display:block;font-size:.85rem;color:var(--soft)}.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1rem}
.scroll{overflow-x:auto}pre{white-space:pre-wrap;word-break:break-word}
`;

export type Page = {
  readonly title: string;
  /** HTML in which data is already escaped. */
  readonly body: string;
  readonly status?: number;
  /** Additional origins that its forms may post to. */
  readonly formTargets?: readonly string[];
  /** The origin whose pages may show it in a frame. */
  readonly framedBy?: string;
};

/** A plain page of the sandbox with its own strict policy. */
export const htmlPage = (page: Page): Response => {
  const html = `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title><style>${STYLE}</style></head>
<body><main>${page.body}</main></body></html>`;
  return new Response(html, {
    status: page.status ?? 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': plainPagePolicy(html, page),
    },
  });
};
