import { lightShell } from './lightShell';
import type { Portal } from '../en/portal';

/** Texts of the frame around every screen, beside the light part. */
export const shell: Portal['shell'] = {
  ...lightShell,
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  sidebar: 'मुख्य',
  shortcuts: 'शॉर्टकट',
  profile: 'प्रोफ़ाइल',
  quotation: 'कोटेशन',
  fileCabinet: 'फ़ाइल कैबिनेट',
  deadlines: 'अंतिम तारीखें',
  payments: 'भुगतान',
  more: 'और देखें',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  bookCall: 'कॉल बुक करें',
  helpAndSupport: 'मदद और सहायता',
  terms: 'नियम और शर्तें',
  privacyPolicy: 'गोपनीयता नीति',
  rateUs: 'हमें रेटिंग दें',
  logOut: 'लॉग आउट करें',
  logOutTitle: 'लॉग आउट की पुष्टि करें',
  logOutQuestion: 'क्या आपको लॉग आउट करना है?',
  yes: 'हाँ',
  no: 'नहीं',
  back: 'वापस',
  sessionEnded: 'आपका सत्र समाप्त हो गया है।',
  logIn: 'लॉग इन करें',
  notFoundTitle: 'पेज नहीं मिला',
  notFound: 'इस पते पर कोई पेज नहीं है। शायद वह कहीं और चला गया है, या लिंक अधूरा है।',
  notKept:
    'यह ब्राउज़र पोर्टल को कुछ भी सहेजने नहीं देता, इसलिए यह पेज फिर से लोड करने या बंद करने पर आप लॉग आउट हो जाएँगे।',
  faultsTitle: 'पोर्टल की सेटिंग पूरी नहीं है',
  faultsLead: '/portal.config.json में ये कुंजियाँ ठीक करें, फिर यह पेज फिर से लोड करें।',
  faultKey: 'कुंजी',
  faultExpected: 'क्या होना चाहिए',
};
