import type { SeedSubService } from './catalogueShape';
import { OWN_FAQS, type Said } from './faqData';

/** How a language names a service or document. */
type Naming = (name: string) => string;

type Asked = Pick<SeedSubService, 'id' | 'name' | 'documents'>;
type Answered = { readonly title: string; readonly content: string };

/** What pays for an agreed amount takes no time and no documents. */
const PAY = 162;

const DOCUMENTS: Said = { en: 'Which documents are needed?', hi: 'कौन-से दस्तावेज़ चाहिए?' };
const NONE: Said = {
  en: '<p>None to begin with. Your expert tells you if something is needed.</p>',
  hi: '<p>शुरू में कोई नहीं। कुछ ज़रूरी हो तो विशेषज्ञ बता देते हैं।</p>',
};
const WAIT: Said = {
  en: '<p>Usually <b>7 to 12 days</b> after all documents have arrived. You see each step under <i>Work Status</i>.</p>',
  hi: '<p>सभी दस्तावेज़ मिलने के बाद आम तौर पर <b>7 से 12 दिन</b>। हर चरण <i>काम की स्थिति</i> में दिखता है।</p>',
};
const TALK: Said = { en: 'Can I talk to someone first?', hi: 'क्या पहले किसी से बात हो सकती है?' };
const CALL: Said = {
  en: '<p>Yes: choose <b>Chat with Expert</b>, or <a href="/sandbox/pages/book-a-call">book a free call</a> of 15 minutes.</p>',
  hi: '<p>हाँ: <b>विशेषज्ञ से चैट करें</b> चुनें, या 15 मिनट की <a href="/sandbox/pages/book-a-call">मुफ़्त कॉल बुक करें</a>।</p>',
};

const howLong = (name: string): Said => ({
  en: `How long does ${name} take?`,
  hi: `“${name}” में कितना समय लगता है?`,
});

const listOf = (documents: readonly string[]): string =>
  `<ul>${documents.map((name) => `<li>${name}</li>`).join('')}</ul>`;

/** The answered questions about a service, its own first, in a language that names things so. */
export const faqsOf = (
  { id, name, documents = [] }: Asked,
  language: keyof Said = 'en',
  nameOf: Naming = (english) => english,
): readonly Answered[] => {
  const said = (title: Said, content: Said): Answered => ({
    title: title[language],
    content: content[language],
  });
  const list = listOf(documents.map(nameOf));
  const work = [
    said(howLong(nameOf(name)), WAIT),
    said(DOCUMENTS, documents.length === 0 ? NONE : { en: list, hi: list }),
  ];
  return [
    ...(OWN_FAQS[id] ?? []).map(({ title, content }) => said(title, content)),
    ...(id === PAY ? [] : work),
    said(TALK, CALL),
  ];
};
