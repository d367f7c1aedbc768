import { SERVICES } from '../seed/catalogueData';
import { faqsOf } from '../seed/faqs';
import { NAMES } from './names';

const inHindi = (name: string): string => NAMES[name] ?? name;

/** The same three as in English, with the Hindi names of the service and of its documents. */
const hindiFaqsOf = (name: string, documents: readonly string[] = ['No documents are needed.']) => [
  {
    // Pay is a compared word, which no sentence can be made of.
    title: `${name === 'Pay' ? 'भुगतान' : inHindi(name)} में कितना समय लगता है?`,
    content:
      '<p>सभी दस्तावेज़ मिलने के बाद आम तौर पर <b>7 से 12 कार्य दिवस</b>। हर चरण <i>काम की स्थिति</i> में दिखता है।</p>',
  },
  {
    title: 'कौन से दस्तावेज़ चाहिए?',
    content: `<ul>${documents.map((document) => `<li>${inHindi(document)}</li>`).join('')}</ul>`,
  },
  {
    title: 'क्या पहले किसी से बात हो सकती है?',
    content:
      '<p>हाँ: <b>विशेषज्ञ से चैट करें</b> चुनें, या 15 मिनट की <a href="/sandbox/pages/book-a-call">मुफ़्त कॉल बुक करें</a>।</p>',
  },
];

/** The answered questions about services in Hindi, titles and contents, by their English. */
export const FAQ_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  SERVICES.flatMap(({ children }) => children).flatMap((child) => {
    const hindi = hindiFaqsOf(child.name, child.documents);
    return faqsOf(child).flatMap((faq, index) => [
      [faq.title, hindi[index]?.title ?? faq.title],
      [faq.content, hindi[index]?.content ?? faq.content],
    ]);
  }),
);
