import type { Portal } from '../en/portal';

/** Texts of the question flow. */
export const pricing: Portal['pricing'] = {
  loading: 'लोड हो रहा है...',
  unexpected: 'कुछ गड़बड़ी हुई।',
  errorPrefix: 'गड़बड़ी: ',
  answersMissing: 'कृपया सभी सवालों के जवाब दें।',
  several: 'जो-जो लागू हों, सब चुनें।',
  numberInvalid: 'कृपया माइनस के निशान के बिना एक संख्या दर्ज करें, जैसे 2500।',
  lead: 'कीमत आपके जवाबों पर निर्भर है। पेज फिर से लोड करने पर भी जवाब यहीं रहेंगे।',
  progress: (answered, total) => `${total} में से ${answered} के जवाब दिए`,
  proceed: 'आगे बढ़ें',
  startAgain: 'नए सिरे से शुरू करें',
  startAgainQuestion: 'इससे आपके सभी जवाब मिट जाएँगे।',
  startAgainYes: 'जवाब मिटाएँ',
  startAgainNo: 'जवाब रहने दें',
  answerAgain: 'सवालों के जवाब फिर से दें',
  summaryTitle: 'आपकी कीमत',
  summaryReady: 'अपनी कीमत देखने के लिए आगे बढ़ें। अभी ऑर्डर नहीं होगा।',
  confirmTitle: 'आपकी कीमत',
  confirmLead: (gstPercent) => `आपके जवाबों के आधार पर, ${gstPercent}% जीएसटी अलग से।`,
  confirmWithGst: (amount) => `जीएसटी के साथ: ${amount}`,
  confirmQuote: 'हमारे विशेषज्ञ 1-2 कार्य दिवस में आपको कोटेशन भेजेंगे।',
  terms: 'नियम और शर्तें',
  confirm: 'पुष्टि करें',
  cancel: 'जवाब बदलें',
};
