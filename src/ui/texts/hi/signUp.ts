import type { Texts } from '../catalogue';

/** Texts of Sign Up alone. */
export const signUp: Texts['signUp'] = {
  otpNotSent: 'OTP नहीं भेजा जा सका। कृपया फिर से कोशिश करें।',
  otpInvalid: 'कृपया सही OTP दर्ज करें।',
  fieldsMissing: 'कृपया सभी जानकारी दर्ज करें।',
  notRegistered: 'पंजीकरण नहीं हो सका। कृपया फिर से कोशिश करें।',
  registered: 'पंजीकरण हो गया!',

  lead: 'इसमें एक मिनट लगता है। अपने मोबाइल नंबर से शुरू करें।',
  detailsLead: 'OTP और अपनी जानकारी दर्ज करें।',
  email: 'ईमेल',
  fullName: 'पूरा नाम',
  referralCode: 'रेफ़रल कोड (वैकल्पिक)',
  register: 'पंजीकरण करें',
  haveAccount: 'पहले से खाता है?',
  unknownNumber: 'यह नंबर हमारे पास नहीं है। नया खाता बनाएँ।',
  codeNotAccepted: 'यह OTP मान्य नहीं हुआ। अगर आपका खाता पहले से है, तो यहाँ लॉग इन करें:',
};
