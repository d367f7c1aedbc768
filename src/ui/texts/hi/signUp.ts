import type { Light } from '../en/light';

/** Texts of Sign Up alone. */
export const signUp: Light['signUp'] = {
  otpNotSent: 'OTP नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
  otpInvalid: 'कृपया सही OTP दर्ज करें।',
  fieldsMissing: 'कृपया सारी जानकारी दर्ज करें।',
  notRegistered: 'पंजीकरण नहीं हो सका। कृपया फिर से कोशिश करें।',
  registered: 'पंजीकरण हो गया!',

  lead: 'इसमें एक मिनट लगता है। अपने मोबाइल नंबर से शुरू करें।',
  detailsLead: 'OTP और अपनी जानकारी दर्ज करें।',
  email: 'ईमेल',
  fullName: 'पूरा नाम',
  referralCode: 'रेफ़रल कोड (वैकल्पिक)',
  register: 'पंजीकरण करें',
  haveAccount: 'पहले से खाता है?',
  unknownNumber: 'यह नंबर हमारे यहाँ पंजीकृत नहीं है। नया खाता बनाएँ।',
  codeNotAccepted: 'यह OTP मान्य नहीं है।',
  codeUnanswered: 'OTP के बारे में कोई जवाब नहीं मिला।',
  codeWays: 'नए OTP से फिर से लॉग इन करें, या नीचे नया खाता बनाएँ।',
  numberKnown: 'इस नंबर का खाता पहले से है। उसी से लॉग इन करें, या नीचे आगे बढ़ें।',
  emailMissing: 'कृपया अपना ईमेल दर्ज करें।',
  emailInvalid: 'कृपया पूरा ईमेल दर्ज करें: नाम, @ और उसके बाद का पता।',
  nameMissing: 'कृपया अपना पूरा नाम दर्ज करें।',
  consent: 'आगे बढ़ने पर आपकी इनसे सहमति मानी जाएगी:',
};
