import { type Language, languageNames, languages } from '../../domain/language/language';
import type { Place } from '../../domain/search/finding';
import type { RoutePath } from '../shell/routes';
import { texts } from '../texts/texts';

interface Known {
  readonly to: RoutePath | '/tax-fitt';
  readonly name: () => string;
  readonly words: string;
}

/** Matched, never shown: whoever reads Hindi types "invoice", and whoever reads English types "raseed". */
const known: readonly Known[] = [
  {
    to: '/payments',
    name: () => texts().shell.payments,
    words:
      'payments, invoices, bills, receipts, orders, paid, GST invoice, CSV, accountant, raseed, bil, bhugtan, इनवॉइस, बिल, रसीद, भुगतान, चालान, ऑर्डर',
  },
  {
    to: '/filecabinet',
    name: () => texts().shell.fileCabinet,
    words:
      'files, file cabinet, upload, documents, papers, photo, certificate, download, kagaz, dastavez, फ़ाइल, अपलोड, दस्तावेज़, कागज़, फ़ोटो, प्रमाणपत्र, डाउनलोड',
  },
  {
    to: '/shared',
    name: () => texts().shell.shared,
    words: 'share menu, WhatsApp, other apps, शेयर, साझा, व्हाट्सऐप',
  },
  {
    to: '/deadlines',
    name: () => texts().shell.deadlines,
    words: 'due dates, last date, calendar, reminder, aakhri tareekh, आखिरी तारीख, अंतिम तिथि, कैलेंडर, याद',
  },
  {
    to: '/profile',
    name: () => texts().shell.profile,
    words:
      'account, bank details, bank account, IFSC, PAN, GSTIN, address, email, photo, change name, khata, pata, खाता, बैंक, पैन, पता, ईमेल, नाम बदलें',
  },
  {
    to: '/quotation',
    name: () => texts().shell.quotation,
    words: 'quotes, estimates, offers, requests, kotation, कोटेशन, अनुमान, अनुरोध',
  },
  { to: '/cart', name: () => texts().cart.title, words: 'checkout, pay now, coupon, basket, कार्ट, कूपन' },
  {
    to: '/notifications',
    name: () => texts().notification.title,
    words: 'messages, alerts, news, suchna, सूचना, संदेश',
  },
  { to: '/tax-fitt', name: () => texts().shell.score, words: 'tax score, tax fitness, स्कोर' },
  {
    to: '/dashboard',
    name: () => texts().shell.home,
    words: 'dashboard, overview, tasks, status, होम, काम, स्थिति',
  },
];

const languageWords = 'language, bhasha, English, angrezi, Hindi, भाषा, हिंदी, अंग्रेज़ी';

const wordsIn = (list: string): readonly string[] => list.split(', ');

/** The portal's own places, and its other language, named in the language that is read (FIND-02). */
export const placesIn = (read: Language): readonly Place[] => [
  ...known.map(({ to, name, words }) => ({ kind: 'page' as const, to, name: name(), words: wordsIn(words) })),
  ...languages
    .filter((language) => language !== read)
    .map((language) => ({
      kind: 'language' as const,
      language,
      name: languageNames[language],
      words: wordsIn(languageWords),
    })),
];
