import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';
import { monthName, shortMonthName } from './monthNames';

/** Texts of the Payments page. */
export const payment: Portal['payment'] = {
  title: 'भुगतान',
  lead: 'आपके भुगतान, ऑर्डर के वित्त वर्ष और महीने के अनुसार।',
  loading: 'आपके भुगतान लोड हो रहे हैं...',
  empty: 'अभी कोई भुगतान नहीं है।',
  findService: 'सेवा खोजें',
  failed: 'आपके भुगतान लोड नहीं हो सके।',
  years: 'वित्त वर्ष',
  yearName: (name) => `वित्त वर्ष ${name}`,
  allYears: 'सभी वर्ष',
  paid: 'चुकाई गई राशि',
  gst: 'इसमें जीएसटी',
  stillToPay: 'बाकी राशि',
  paidOrders: 'जिन ऑर्डर का भुगतान हुआ',
  month: 'महीना',
  monthName: (month, year) => `${monthName(month)} ${year}`,
  shortMonth: shortMonthName,
  monthly: (name) => `महीने के अनुसार भुगतान, वित्त वर्ष ${name}`,
  chart: (name) => `वित्त वर्ष ${name} में महीने के अनुसार भुगतान का कॉलम चार्ट। यही आँकड़े तालिका में भी हैं।`,
  nothingPaid: 'इस वर्ष के ऑर्डर का कोई भुगतान नहीं हुआ।',
  noChart: 'चार्ट लोड नहीं हो सका। यही आँकड़े तालिका में हैं।',
  total: 'कुल',
  ordersOf: (when) => `${when} के ऑर्डर`,
  wholeYear: 'पूरा वर्ष दिखाएँ',
  withoutAmount: plural(HINDI, {
    one: 'जिन ऑर्डर का भुगतान हुआ, उनमें # की राशि पढ़ी नहीं जा सकी। वह किसी जोड़ में शामिल नहीं है।',
    other: 'जिन ऑर्डर का भुगतान हुआ, उनमें # की राशि पढ़ी नहीं जा सकी। वे किसी जोड़ में शामिल नहीं हैं।',
  }),
  withoutGst: plural(HINDI, {
    one: 'जिन ऑर्डर का भुगतान हुआ, उनमें # का जीएसटी पता नहीं है, इसलिए वह दिखाए गए जीएसटी में शामिल नहीं है।',
    other: 'जिन ऑर्डर का भुगतान हुआ, उनमें # का जीएसटी पता नहीं है, इसलिए वह दिखाए गए जीएसटी में शामिल नहीं है।',
  }),
  undated: plural(HINDI, {
    one: '# ऑर्डर की तारीख पढ़ी नहीं जा सकी, इसलिए वह किसी वर्ष में नहीं है:',
    other: '# ऑर्डर की तारीख पढ़ी नहीं जा सकी, इसलिए वे किसी वर्ष में नहीं हैं:',
  }),
  forAccountant: 'अपने अकाउंटेंट के लिए डाउनलोड करें',
  headings: [
    'तारीख',
    'ऑर्डर',
    'कर योग्य मूल्य',
    'जीएसटी',
    'कुल',
    'भुगतान',
    'इनवॉइस फ़ाइल',
    'सेवाएँ',
    'चुकाई गई राशि',
    'बाकी राशि',
    'सीजीएसटी',
    'एसजीएसटी या यूटीजीएसटी',
    'आईजीएसटी',
  ],
  partPaid: (label, due) => `${label}, बाकी राशि ${due}`,
  accountantFile: (name) => `भुगतान-${name}.csv`,
  invoices: 'इनवॉइस डाउनलोड करें',
  invoicesFile: (name) => `इनवॉइस-${name}.zip`,
  noInvoices: 'इस वर्ष का कोई इनवॉइस अभी जारी नहीं हुआ है।',
  packing: 'आपके इनवॉइस की ZIP बन रही है',
  packed: plural(HINDI, {
    one: '# इनवॉइस डाउनलोड हो गया।',
    other: '# इनवॉइस की एक ZIP डाउनलोड हो गई।',
  }),
  missing: plural(HINDI, {
    one: '# इनवॉइस डाउनलोड नहीं हो सका। ZIP की एक टेक्स्ट फ़ाइल में उसका नाम है।',
    other: '# इनवॉइस डाउनलोड नहीं हो सके। ZIP की एक टेक्स्ट फ़ाइल में उनकी सूची है।',
  }),
  missingFile: 'छूटे हुए इनवॉइस.txt',
  missingLead:
    'ये इनवॉइस डाउनलोड नहीं हो सके। थोड़ी देर बाद फिर से कोशिश करें, या “लेनदेन” से हर एक को अलग से डाउनलोड करें:',
};
