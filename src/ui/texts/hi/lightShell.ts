import type { lightShell as english } from '../en/lightShell';

/** The part of the frame's texts that comes before the first screen; the rest is in shell.ts. */
export const lightShell: typeof english = {
  home: 'होम',
  dismiss: 'बंद करें',
  loadingScreen: 'पेज लोड हो रहा है…',
  noConnection: 'इंटरनेट कनेक्शन नहीं है। यह पेज खुला रहेगा, और जो रुका है वह कनेक्शन आते ही अपने आप आगे बढ़ेगा।',
  needsLine: 'इस पेज के लिए इंटरनेट ज़रूरी है। कनेक्शन आते ही यह अपने आप खुल जाएगा।',
  unreachedTitle: 'पोर्टल से संपर्क नहीं हो रहा है',
  unreached: 'कृपया अपना इंटरनेट कनेक्शन जाँचें। संपर्क होते ही पोर्टल अपने आप खुल जाएगा।',
  brokenTitle: 'कुछ गड़बड़ी हुई',
  broken: 'यह पेज नहीं दिखाया जा सका। आपने जो भेजा है, वह सुरक्षित है। फिर से कोशिश करें या होम पर जाएँ।',
};
