import type { Portal } from '../en/portal';
import { plural } from '../plural';
import { HINDI } from '../../../domain/language/language';

const sections: Portal['quotation']['sections'] = {
  pending: 'आपकी स्वीकृति बाकी',
  accepted: 'स्वीकृत कोटेशन',
  expired: 'समाप्त हो चुके कोटेशन',
  requested: 'कोटेशन के अनुरोध',
  used: 'काम में आ चुके कोटेशन',
  rejected: 'अस्वीकृत कोटेशन',
};

const settled = {
  accepted: 'स्वीकृत',
  rejected: 'अस्वीकृत',
  paid: 'भुगतान हो गया',
  cancelled: 'रद्द',
  expired: 'अवधि समाप्त',
  unknown: 'स्थिति पता नहीं',
};

const statuses: Portal['quotation']['statuses'] = {
  pending: 'आपकी स्वीकृति बाकी',
  ...settled,
};

const requestStatuses: Portal['quotation']['requestStatuses'] = {
  inProgress: 'जारी',
  used: 'काम में आ चुका',
  denied: 'अस्वीकृत',
  unknown: 'स्थिति पता नहीं',
};

const detailStatuses: Portal['quotation']['detailStatuses'] = {
  requestInProgress: 'अनुरोध पर काम जारी',
  ...settled,
};

/** Texts of the quotation pages. */
export const quotation: Portal['quotation'] = {
  title: 'कोटेशन',
  lead: 'हमारे विशेषज्ञों के कोटेशन और आपके भेजे हुए अनुरोध।',
  loading: 'लोड हो रहा है...',
  empty: 'कोई कोटेशन नहीं है।',
  sections,
  statuses,
  requestStatuses,
  detailStatuses,
  findService: 'सेवा खोजें',
  requestAgain: 'फिर से अनुरोध करें',
  requestAgainLine: (kind, id) =>
    `मुझे ${kind === 'quotation' ? 'कोटेशन' : 'अनुरोध'} #QR${id} की जगह नया कोटेशन चाहिए।`,
  requestedOn: 'अनुरोध की तारीख',
  quotedOn: 'कोटेशन की तारीख',
  underProcess: (from, to) => `काम चल रहा है, ${from}-${to} कार्य दिवस`,
  quotationsFailed: 'कोटेशन लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  requestsFailed: 'कोटेशन के अनुरोध लोड नहीं हो सके। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  detailMissing: 'कोटेशन की जानकारी नहीं मिली।',
  detailUnreadable: 'कोटेशन की जानकारी नहीं मिल सकी। कृपया फिर से कोशिश करें।',
  requestFailed: 'कोटेशन की जानकारी लोड नहीं हो सकी।',
  quotationTitle: (id) => `कोटेशन #QR${id}`,
  requestTitle: (id) => `अनुरोध #QR${id}`,
  services: 'सेवाएँ',
  expiresOn: 'इस तारीख तक मान्य',
  daysLeft: plural(HINDI, { one: '# दिन बाकी', other: '# दिन बाकी' }),
  expiresToday: 'आज आखिरी दिन',
  over: 'अब मान्य नहीं',
  remarks: 'विशेषज्ञ की टिप्पणी',
  noRemarks: 'विशेषज्ञ की कोई टिप्पणी नहीं है।',
  file: 'कोटेशन डाउनलोड करें',
  payable: 'देय राशि',
  amount: 'राशि',
  includesGst: (amount) => `इसमें ${amount} जीएसटी शामिल है`,
  unknownAmount: 'राशि उपलब्ध नहीं है',
  decisionLead: 'यह कोटेशन स्वीकार करें और अपने कार्ट से भुगतान करें, या इसे अस्वीकार करें और कारण बताएँ।',
  accept: 'स्वीकार करें',
  deny: 'अस्वीकार करें',
  denyTitle: 'यह कोटेशन अस्वीकार करें',
  denyLead: 'आपका कारण जानकर हमारे विशेषज्ञ बेहतर कोटेशन भेज सकेंगे। इसे बाद में बदला नहीं जा सकता।',
  reason: 'अस्वीकार करने का कारण',
  submitRejection: 'अस्वीकृति भेजें',
  cancel: 'रद्द करें',
  accepted: 'कोटेशन स्वीकार हो गया।',
  denied: 'कोटेशन अस्वीकार हो गया।',
  changeFailed: 'आपका निर्णय सहेजा नहीं जा सका। कृपया फिर से कोशिश करें।',
  notAccepted: 'आपका निर्णय स्वीकार नहीं हुआ। कृपया हमसे संपर्क करें।',
  unconfirmed: 'यह पक्का पता नहीं चल सका कि आपका निर्णय सहेजा गया या नहीं। फिर से कोशिश करने से पहले स्थिति देख लें।',
  stopWaiting: 'इंतज़ार छोड़ें',
  notPending: 'यह कोटेशन अब स्वीकार या अस्वीकार नहीं किया जा सकता।',
  reasonMissing: 'कृपया कारण बताएँ।',
  linkMissing: 'डाउनलोड का लिंक नहीं मिल सका।',
  questions: 'आपके सवाल-जवाब',
  noQuestions: 'इस अनुरोध के लिए कोई सवाल नहीं पूछा गया।',
  noAnswer: 'जवाब नहीं दिया गया',
  status: 'स्थिति',
  back: 'सभी कोटेशन',
  decide: 'निर्णय लें',
  decideOn: (names) => `निर्णय लें: ${names === '' ? 'यह कोटेशन' : names}`,
  openCart: 'कार्ट खोलें',
  inCart: 'धन्यवाद। यह कोटेशन आपके कार्ट में है: वहाँ भुगतान करें, फिर हमारे विशेषज्ञ काम शुरू करेंगे।',
  notInCart: 'यह कोटेशन आपके कार्ट में नहीं है। अगर इसका भुगतान अभी नहीं हुआ है, तो भुगतान कैसे करें, यह हमसे पूछें।',
  afterAccept: '“स्वीकार करें” दबाने के बाद',
  steps: [
    'कोटेशन आपके कार्ट में चला जाएगा।',
    'वहाँ भुगतान करें।',
    'हमारे विशेषज्ञ काम शुरू करेंगे, और उसकी प्रगति आपके डैशबोर्ड पर दिखेगी।',
  ],
  answers: 'आपकी दी हुई जानकारी',
  fileTitle: 'कोटेशन की फ़ाइल',
  fileNotShown: 'यह फ़ाइल यहाँ नहीं खुल सकती। इसे डाउनलोड करके देखें।',
  filePreview: (id) => `कोटेशन #QR${id} की फ़ाइल`,
  ask: 'इस कोटेशन के बारे में पूछें',
  askLine: (id) => `मुझे कोटेशन #QR${id} के बारे में कुछ पूछना है।`,
  shareText: (id, amount) => (amount === '' ? `कोटेशन #QR${id}` : `कोटेशन #QR${id}, राशि ${amount}`),
  print: 'प्रिंट करें',
  service: 'सेवा',
  gst: 'इसमें जीएसटी',
};
