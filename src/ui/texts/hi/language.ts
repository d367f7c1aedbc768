import type { Texts } from '../catalogue';

export const language: Texts['language'] = {
  name: 'भाषा',
  loading: 'भाषा लोड हो रही है…',
  failed: 'भाषा लोड नहीं हो सकी। कृपया अपना इंटरनेट कनेक्शन जाँचकर फिर कोशिश करें।',
};
