import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

/** Texts of the list of what waits for the customer. */
export const attention: Portal['attention'] = {
  heading: (count) => (count === 0 ? 'अभी ध्यान दें' : `अभी ध्यान दें (${count})`),
  showAll: plural(HINDI, { one: 'सभी # दिखाएँ', other: 'सभी # दिखाएँ' }),
  showFewer: 'कम दिखाएँ',
  decideQuotation: (amount) => (amount === '' ? 'कोटेशन पर निर्णय लें' : `${amount} के कोटेशन पर निर्णय लें`),
  uploadDocuments: plural(HINDI, { one: '# दस्तावेज़ अपलोड करें', other: '# दस्तावेज़ अपलोड करें' }),
  // Begins with the name by which other sentences call this button.
  payOrder: (amount) => (amount === '' ? 'अभी भुगतान करें' : `अभी भुगतान करें: ${amount}`),
  checkPayment: (amount) => (amount === '' ? 'अपना भुगतान जाँचें' : `${amount} का भुगतान जाँचें`),
  orderCart: (amount) => (amount === '' ? 'ऑर्डर करें' : `${amount} का ऑर्डर करें`),
  readRemark: 'विशेषज्ञ का संदेश पढ़ें',
  providerLate: 'विशेषज्ञ से चैट करें',
  statutory: 'अंतिम तारीख देखें',
  lateStep: (step) => `“${step}” में हमारी ओर से देरी है`,
  beingConfirmed: 'पुष्टि हो रही है',
  unnamed: 'बिना नाम',
  overdue: plural(HINDI, { one: '# दिन की देरी', other: '# दिन की देरी' }),
  today: 'आज अंतिम तारीख',
  left: plural(HINDI, { one: '# दिन बाकी', other: '# दिन बाकी' }),
  dueUnread: 'तारीख पता नहीं',
  toConfirm: 'तारीख पक्की कर लें:',
  asked: 'आपकी अंतिम तारीखें इसी जवाब से तय होती हैं।',
  answered: 'आपकी तारीखें यहाँ हैं, और जवाब यहीं बदला जा सकता है:',
  completed: 'पूरी हुई सेवा:',
  begin: 'शुरू करने के लिए कोई सेवा चुनें।',
  nothing: 'अभी आपको कुछ नहीं करना है।',
  nextStep: (step, service) => `इसके बाद हमें करना है: ${step}, ${service}, अंतिम तारीख`,
  nextByLaw: (form, topic) => `इसके बाद: ${form}, ${topic}, अंतिम तारीख`,
  unchecked: plural(HINDI, {
    one: '# और सेवा की जाँच यहाँ नहीं हुई: “काम की स्थिति” देखें।',
    other: '# और सेवाओं की जाँच यहाँ नहीं हुई: “काम की स्थिति” देखें।',
  }),
  reading: 'बाकी जानकारी लोड हो रही है…',
  unread: (sources) => `यह जानकारी लोड नहीं हो सकी: ${sources}।`,
  notReadAgain: (sources) => `यह जानकारी अभी दोबारा लोड नहीं हो सकी: ${sources}।`,
  notInFull: (sources) => `यह जानकारी पूरी नहीं पढ़ी जा सकी: ${sources}।`,
  sources: {
    quotations: 'कोटेशन',
    services: 'काम',
    steps: 'चरण',
    documents: 'दस्तावेज़',
    transactions: 'लेनदेन',
    cart: 'कार्ट',
    deadlines: 'कानूनी तारीखें',
    catalogue: 'उपलब्ध सेवाएँ',
  },
};
