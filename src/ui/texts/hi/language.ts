import type { Light } from '../en/light';

export const language: Light['language'] = {
  name: 'भाषा',
  loading: 'भाषा लोड हो रही है…',
  failed: 'भाषा लोड नहीं हो सकी। कृपया अपना इंटरनेट कनेक्शन जाँचें और फिर से कोशिश करें।',
};
