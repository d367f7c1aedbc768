import type { Texts } from '../catalogue';

/** Texts of what interrupts the work: a new release, a connection that is gone. */
export const interruption: Texts['interruption'] = {
  newRelease: 'पोर्टल का नया संस्करण आ गया है। आपने जो लिखा है, वह सुरक्षित है।',
  reload: 'फिर से लोड करें',
  noConnection: 'इंटरनेट कनेक्शन नहीं है। यह पेज बना रहेगा, और कनेक्शन आते ही सब कुछ अपने आप आगे बढ़ेगा।',
};
