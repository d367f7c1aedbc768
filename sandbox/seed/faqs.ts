import type { SeedSubService } from './catalogueShape';

/** The answered questions about a service. */
export const faqsOf = (service: SeedSubService): readonly { title: string; content: string }[] => [
  {
    title: `How long does ${service.name} take?`,
    content:
      '<p>Usually <b>7 to 12 working days</b> after all documents have arrived. You see each step under <i>Work Status</i>.</p>',
  },
  {
    title: 'Which documents are needed?',
    content: `<ul>${(service.documents ?? ['No documents are needed.']).map((name) => `<li>${name}</li>`).join('')}</ul>`,
  },
  {
    title: 'Can I talk to someone first?',
    content:
      '<p>Yes: choose <b>Chat with Expert</b>, or <a href="/sandbox/pages/book-a-call">book a free call</a> of 15 minutes.</p>',
  },
];
