import DOMPurify, { type Config } from 'dompurify';
import { isNone } from 'fp-ts/Option';
import { texts } from '../texts/texts';
import { safeAddress } from './safeAddress';

const inlineTags = ['b', 'strong', 'i', 'em', 'u', 's', 'mark', 'sub', 'sup', 'span', 'code'];
const blockTags = ['p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'pre', 'div', 'a'];
const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const tableTags = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

const allowList = (tags: readonly string[]): Config & { RETURN_DOM_FRAGMENT: true } => ({
  ALLOWED_TAGS: [...tags],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
});

const blockContent = allowList([...inlineTags, ...blockTags, ...headingTags, ...tableTags]);
const inlineContent = allowList(inlineTags);

const checkLink = (link: HTMLAnchorElement): void => {
  const address = safeAddress(link.getAttribute('href') ?? '');
  if (isNone(address)) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', address.value);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('title', texts().kit.opensInNewTab);
};

/** The screen has its own heading levels, so a heading from the server becomes a bold line. */
const demoteHeading = (heading: Element): void => {
  const line = document.createElement('p');
  const strong = document.createElement('strong');
  strong.append(...heading.childNodes);
  line.append(strong);
  heading.replaceWith(line);
};

// DOMPurify returns null when no body is left to clean: `<frameset>` replaces the body of a document.
const cleaned = (html: string, config: typeof blockContent): DocumentFragment | null =>
  DOMPurify.sanitize(html, config);

/**
 * Server HTML reduced to an allow-list of formatting: no scripts, handlers, images, forms or links to other schemes
 * (AMB-44).
 */
export const sanitize = (html: string, kind: 'block' | 'inline'): DocumentFragment => {
  const config = kind === 'inline' ? inlineContent : blockContent;
  const content = cleaned(html, config) ?? document.createDocumentFragment();
  for (const link of content.querySelectorAll('a')) checkLink(link);
  for (const heading of content.querySelectorAll(headingTags.join(','))) demoteHeading(heading);
  return content;
};
