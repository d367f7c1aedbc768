import { GST_PERCENT } from '../../src/domain/india/gst';

/** The marketing site and the external tools as short pages. */

export type StandIn = { readonly title: string; readonly paragraphs: readonly string[] };

const DEMO = 'This page stands in for the provider’s own site in the demo.';

export const STAND_INS: Readonly<Record<string, StandIn>> = {
  '/contact-us': {
    title: 'Help & Support',
    paragraphs: [
      'Write to help@sahayak.example or call 1800 000 0000, Monday to Saturday, 9 am to 7 pm (IST).',
      'Please keep your order number or quotation number at hand: it is shown on each entry of the portal.',
      DEMO,
    ],
  },
  '/terms-and-conditions': {
    title: 'Terms & Conditions',
    paragraphs: [
      'Prices are in rupees and exclude government fees unless the service says otherwise.',
      `GST of ${GST_PERCENT}% is added at checkout.`,
      'Work on a service starts when the payment is confirmed and the documents it needs have been received.',
      'A quotation holds until the expiry date printed on it.',
      DEMO,
    ],
  },
  '/privacy-policy': {
    title: 'Privacy Policy',
    paragraphs: [
      'We keep the documents you upload for as long as the law asks for, and show them to nobody but the experts who work on your case.',
      'You can ask for a copy of your data, or for its deletion, at privacy@sahayak.example.',
      DEMO,
    ],
  },
  '/sandbox/pages/book-a-call': {
    title: 'Book a 15-minute free call',
    paragraphs: [
      'Choose a time with one of our experts: weekdays between 10:00 and 18:00 (IST).',
      'In production this address is the provider’s calendar.',
    ],
  },
  '/sandbox/pages/reviews': {
    title: 'Rate us',
    paragraphs: ['Thank you for taking a minute. In production this address is the provider’s reviews page.'],
  },
  '/sandbox/pages/learn-more': {
    title: 'How our services work',
    paragraphs: [
      'Answer a few questions, see the price, pay online, upload your documents, and follow every step until the work is filed.',
      DEMO,
    ],
  },
  '/sandbox/pages/tax-calculator': {
    title: 'Tax Calculator',
    paragraphs: ['Compare the old and the new regime. In production this is the provider’s own calculator.'],
  },
  '/sandbox/pages/emi-calculator': {
    title: 'EMI Calculator',
    paragraphs: [
      'Work out a loan’s monthly instalment. In production this is the provider’s own calculator.',
    ],
  },
  '/sandbox/pages/hra-calculator': {
    title: 'HRA Calculator',
    paragraphs: [
      'Find the exempt part of your house rent allowance. In production this is the provider’s own calculator.',
    ],
  },
  '/sandbox/pages/tds-calculator': {
    title: 'TDS Calculator',
    paragraphs: [
      'Look up the rate and amount of tax deducted at source. In production this is the provider’s own calculator.',
    ],
  },
};
