import type { Texts } from '../catalogue';

/** Texts of Login, and what Sign Up shares with it. */
export const session: Texts['session'] = {
  robot: 'कृपया पुष्टि करें कि आप रोबोट नहीं हैं।',
  phoneInvalid: 'कृपया सही मोबाइल नंबर दर्ज करें।',
  otpInvalid: 'कृपया 6 अंकों का सही OTP दर्ज करें।',
  captchaRefused: 'सुरक्षा जाँच पूरी नहीं हो सकी',
  otpSent: 'OTP आपके मोबाइल नंबर पर भेज दिया गया है!',

  unreachable: 'सर्वर से संपर्क नहीं हो सका। कृपया अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
  somethingWrong: 'कुछ गड़बड़ी हुई। कृपया फिर से कोशिश करें।',

  login: 'लॉग इन करें',
  loginLead: 'अपना मोबाइल नंबर दर्ज करें। हम SMS से OTP भेजेंगे।',
  otpLead: 'हमारा भेजा हुआ 6 अंकों का OTP दर्ज करें।',
  signUp: 'खाता बनाएँ',
  step: (step) => `2 में से चरण ${step}`,

  phone: 'मोबाइल नंबर',
  otp: 'OTP',
  sendOtp: 'OTP भेजें',
  verifyOtp: 'OTP सत्यापित करें',
  resendOtp: 'OTP फिर से भेजें',
  changeNumber: 'नंबर बदलें',
  newHere: 'अब तक खाता नहीं है?',
  resendHint: 'OTP नहीं मिला? सुरक्षा जाँच फिर से पूरी करें, फिर “OTP फिर से भेजें” दबाएँ।',

  notRobot: 'मैं रोबोट नहीं हूँ',
  checking: 'जाँच हो रही है…',
  checked: 'जाँच हो गई',
  checkLoading: 'सुरक्षा जाँच लोड हो रही है…',
  checkFailed: 'सुरक्षा जाँच लोड नहीं हो सकी।',

  brandLine: 'टैक्स, अकाउंटिंग और अनुपालन, ऐसे विशेषज्ञों के साथ जिनसे बात करना आसान है।',
  promises: [
    { title: 'हर चरण पर नज़र', text: 'देखें कि क्या हो गया, आगे क्या है और अंतिम तारीख कब है।' },
    { title: 'कीमत पहले जानें', text: 'काम तभी शुरू होता है, जब आप कीमत स्वीकार करें।' },
    { title: 'सारे दस्तावेज़ एक जगह', text: 'आपकी फ़ाइलें और इनवॉइस हमेशा आपके पास।' },
  ],
};
