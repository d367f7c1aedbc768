import { inBothLanguages } from '../hindi/words';

/** What customers say, in English, Hindi and the Hindi that is typed in Latin letters, with the services that they mean. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  'ITR, tax return, income tax filing, e-filing, tax bharna, tax refund, refund of tax, 26AS, AIS, form 16, salary return, आईटीआर, टैक्स भरना, टैक्स रिटर्न, इनकम टैक्स, टैक्स रिफंड, फॉर्म 16':
    ['Income Tax Return'],
  'advance tax, अग्रिम कर, एडवांस टैक्स': ['Advance Tax Computation'],
  'notice, income tax notice, scrutiny, demand, 143(1), 148, notis, नोटिस, टैक्स का नोटिस': [
    'Tax Notice Reply',
  ],
  'shares, mutual fund, stock market, property sale, LTCG, शेयर, म्यूचुअल फंड, कैपिटल गेन': [
    'Capital Gains Statement',
  ],
  'GST number, GSTIN, new GST, GST apply, GST number kaise le, jst number, जीएसटी नंबर, जीएसटी नम्बर, जीएसटी रजिस्ट्रेशन':
    ['GST Registration'],
  'GST return, GSTR, GSTR-1, GSTR-3B, 3B, QRMP, जीएसटी रिटर्न, जीएसटी भरना': ['GST Filing'],
  'GSTR-9, GSTR 9, annual GST, 9C': ['GST Annual Return'],
  'input credit refund, export refund, जीएसटी रिफंड': ['GST Refund'],
  'TDS, 24Q, 26Q, 27Q, form 16A, टीडीएस': ['TDS Return Filing'],
  'TAN, TAN number, टैन': ['TAN Registration'],
  'books, accounts, accountant, bookkeeping, CA, tally, hisab, khata, हिसाब, खाता, लेखा, मुनीम': [
    'Book Keeping',
  ],
  'PF, EPF, ESI, provident fund, salary slip, payslip, vetan, पीएफ, वेतन, सैलरी, भविष्य निधि': [
    'Payroll Management',
  ],
  'balance sheet, profit and loss, CMA, bank loan, बैलेंस शीट': ['Financial Statements'],
  'ROC, AOC-4, MGT-7, annual return of company, आरओसी': ['Annual Compliance for Private Limited'],
  'LLP form 8, LLP form 11': ['LLP Annual Filing'],
  'DIR-3, DIN, director, DIN KYC, डायरेक्टर': ['Director KYC'],
  'trade mark, brand name, brand, logo, TM, ट्रेडमार्क, ट्रेड मार्क, ब्रांड': ['Trademark Registration'],
  'agreement, contract, legal notice, draft, lawyer, vakil, NDA, वकील, करार, कानूनी नोटिस': ['Legal Drafting'],
  'rental, lease, rent, kiraya, leave and license, किराया, किरायानामा': ['Rent Agreement'],
  'company, new company, company kholna, company registration, Pvt Ltd, incorporation, startup company, कंपनी, कंपनी खोलना, कंपनी रजिस्ट्रेशन':
    ['Private Limited Company'],
  'partnership, LLP kholna, एलएलपी': ['LLP Registration'],
  'udyam, udyog, udyog aadhaar, small business, MSME loan, उद्यम, उद्योग आधार, एमएसएमई': ['MSME Registration'],
  'DPIIT, startup, स्टार्टअप': ['Startup India Recognition'],
  'DSC, digital sign, e-sign, token, डीएससी, डिजिटल सिग्नेचर': ['Digital Signature Certificate'],
};

/** `search.synonyms` of the demo: each word, and each name of the other language, with its names in both. */
export const synonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(MEANT).flatMap(([words, names]) => {
    const inBoth = inBothLanguages(names);
    return [...words.split(', '), ...inBoth].map((word) => [word, inBoth] as const);
  }),
);
