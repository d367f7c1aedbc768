import { SERVICES } from '../seed/catalogueData';
import { faqsOf } from '../seed/faqs';
import { NAMES } from './names';

/** The answered questions about services in Hindi, titles and contents, by their English. */
export const FAQ_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  SERVICES.flatMap(({ children }) => children).flatMap((child) => {
    const hindi = faqsOf(child, 'hi', (name) => NAMES[name] ?? name);
    return faqsOf(child).flatMap((faq, index) => [
      [faq.title, hindi[index]?.title ?? faq.title],
      [faq.content, hindi[index]?.content ?? faq.content],
    ]);
  }),
);
