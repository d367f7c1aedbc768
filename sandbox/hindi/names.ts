/** The catalogue's short names in Hindi, by their English; in the words of docs/hindi.md. */

const services = {
  'Income Tax': 'आयकर',
  'Income Tax Return': 'आयकर रिटर्न',
  'Advance Tax Computation': 'अग्रिम कर की गणना',
  'Tax Notice Reply': 'टैक्स नोटिस का जवाब',
  'Capital Gains Statement': 'कैपिटल गेन का विवरण',
  GST: 'जीएसटी',
  'GST Registration': 'जीएसटी पंजीकरण',
  'GST Filing': 'जीएसटी रिटर्न फ़ाइलिंग',
  'GST Annual Return': 'जीएसटी वार्षिक रिटर्न',
  'GST Refund': 'जीएसटी रिफ़ंड',
  'TDS Return Filing': 'TDS रिटर्न फ़ाइलिंग',
  'TAN Registration': 'TAN पंजीकरण',
  Accounting: 'अकाउंटिंग',
  'Book Keeping': 'बही-खाता',
  'Payroll Management': 'वेतन प्रबंधन (पेरोल)',
  'Financial Statements': 'वित्तीय विवरण',
  Compliance: 'अनुपालन (कंप्लायंस)',
  'Annual Compliance for Private Limited': 'प्राइवेट लिमिटेड कंपनी का वार्षिक अनुपालन',
  'LLP Annual Filing': 'LLP की वार्षिक फ़ाइलिंग',
  'Director KYC': 'डायरेक्टर केवाईसी',
  Legal: 'कानूनी सेवाएँ',
  'Trademark Registration': 'ट्रेडमार्क पंजीकरण',
  'Legal Drafting': 'कानूनी दस्तावेज़ तैयार कराना',
  'Rent Agreement': 'किरायानामा',
  Startup: 'स्टार्टअप',
  'Private Limited Company': 'प्राइवेट लिमिटेड कंपनी',
  'LLP Registration': 'LLP पंजीकरण',
  'MSME Registration': 'एमएसएमई पंजीकरण',
  'Startup India Recognition': 'स्टार्टअप इंडिया की मान्यता',
  Others: 'अन्य',
  Pay: 'तय राशि का भुगतान',
  'Digital Signature Certificate': 'डिजिटल हस्ताक्षर प्रमाणपत्र',
};

/** TDS and LLP are written so in Hindi too. */
const tags = {
  Filing: 'रिटर्न फ़ाइलिंग',
  Planning: 'टैक्स प्लानिंग',
  Notices: 'नोटिस',
  Registration: 'पंजीकरण',
  Returns: 'रिटर्न',
  Books: 'बही-खाता',
  Payroll: 'पेरोल',
  Company: 'कंपनी',
  Brand: 'ब्रांड',
  Documents: 'दस्तावेज़',
  Incorporation: 'कंपनी की शुरुआत',
  Recognition: 'मान्यता',
};

const steps = {
  'Application opened': 'आवेदन शुरू',
  'Documents received': 'दस्तावेज़ मिले',
  'Review by expert': 'विशेषज्ञ की जाँच',
  Preparation: 'तैयारी',
  'Filing with the department': 'विभाग में दाखिल करना',
  Closure: 'काम पूरा करना',
  'Payment received': 'भुगतान मिला',
};

const documents = {
  'PAN card': 'PAN कार्ड',
  'Aadhaar card': 'आधार कार्ड',
  'Form 16': 'फ़ॉर्म 16',
  'Bank statement': 'बैंक स्टेटमेंट',
  'Profit and loss statement': 'लाभ-हानि खाता',
  'Copy of the notice': 'नोटिस की कॉपी',
  'Proof of business address': 'व्यवसाय के पते का प्रमाण',
  'Cancelled cheque': 'कैंसल किया हुआ चेक',
  'Sales register': 'बिक्री रजिस्टर',
  'Purchase register': 'खरीद रजिस्टर',
  'Audited financial statements': 'ऑडिट किए हुए वित्तीय विवरण',
  'Challan list': 'टैक्स चालान की सूची',
  'Deductee list': 'जिनका टैक्स काटा गया उनकी सूची',
  'Sales invoices': 'बिक्री के इनवॉइस',
  'Purchase invoices': 'खरीद के इनवॉइस',
  'Employee list': 'कर्मचारियों की सूची',
  'Board resolution': 'बोर्ड का प्रस्ताव',
  Logo: 'लोगो',
  'Proof of registered office': 'पंजीकृत कार्यालय के पते का प्रमाण',
  'Passport photograph': 'पासपोर्ट आकार की फ़ोटो',
};

export const NAMES: Readonly<Record<string, string>> = {
  ...services,
  ...tags,
  ...steps,
  ...documents,
  monthly: 'हर महीने',
  once: 'एक बार',
};

/**
 * Services as the table of statutory dates names them, beside the names above: the customer's own are compared with
 * them.
 */
export const TABLE_NAMES: Readonly<Record<string, string>> = {
  'Advance Tax': 'अग्रिम कर',
  'GST Return': 'जीएसटी रिटर्न',
  'TDS Return': 'TDS रिटर्न',
};

/** The words in the names of forms, in the order in which they are looked for. */
export const FORM_WORDS: Readonly<Record<string, string>> = {
  'Advance tax': 'अग्रिम कर',
  'Form ': 'फ़ॉर्म ',
  '(was ': '(पहले ',
  'ITR (belated)': 'देरी से भरा आयकर रिटर्न',
  'ITR (revised)': 'संशोधित आयकर रिटर्न',
  'Section ': 'धारा ',
  challan: 'चालान',
  contribution: 'अंशदान',
  'FLA return': 'विदेशी देनदारी और संपत्ति का रिटर्न',
};

/** What moved a statutory date, by its English. */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  'CBDT Circular 7/2026 of 28 September 2026': 'CBDT का सर्कुलर 7/2026, 28 सितंबर 2026',
};
