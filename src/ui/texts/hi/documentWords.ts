import type { Portal } from '../en/portal';
import { heic } from './photo';

type Words = Portal['document'];

export const kinds: Words['kinds'] = {
  png: 'PNG',
  pdf: 'PDF',
  jpeg: 'JPG/JPEG',
  webp: 'WEBP',
  csv: 'CSV',
  zip: 'ZIP',
  xlsx: 'XLSX',
};

export const recognised: Words['recognised'] = {
  png: 'यह PNG तस्वीर है।',
  pdf: 'यह PDF है।',
  jpeg: 'यह JPG तस्वीर है।',
  webp: 'यह WEBP तस्वीर है।',
  csv: 'यह CSV फ़ाइल है।',
  zip: 'यह ZIP फ़ाइल है।',
  xlsx: 'यह Excel फ़ाइल है।',
  word: 'यह Word फ़ाइल है।',
  oldExcel: 'यह पुरानी Excel फ़ाइल (XLS) है।',
  powerPoint: 'यह PowerPoint फ़ाइल है।',
  text: 'यह टेक्स्ट फ़ाइल है।',
  heic,
  gif: 'यह GIF तस्वीर है।',
  avif: 'यह AVIF तस्वीर है।',
  bmp: 'यह BMP तस्वीर है।',
  tiff: 'यह TIFF तस्वीर है।',
  svg: 'यह SVG तस्वीर है।',
  rar: 'यह RAR या 7Z फ़ाइल है।',
  video: 'यह वीडियो है।',
  email: 'यह ईमेल फ़ाइल है।',
};

export const presets: Words['presets'] = {
  'Latest First': 'सबसे नई पहले',
  'This week': 'इस हफ़्ते',
  'This month': 'इस महीने',
  '30 days': '30 दिन',
  '60 days': '60 दिन',
  '90 days': '90 दिन',
  'Quarter 1': 'तिमाही 1',
  'Quarter 2': 'तिमाही 2',
  'Quarter 3': 'तिमाही 3',
  'Quarter 4': 'तिमाही 4',
  'This Year': 'इस वर्ष',
  Custom: 'तारीखें चुनें',
};

export const services: Words['services'] = {
  'Income Tax': 'आयकर',
  GST: 'जीएसटी',
  Accounting: 'अकाउंटिंग',
  Compliance: 'अनुपालन (कंप्लायंस)',
  Legal: 'कानूनी सेवाएँ',
  Startup: 'स्टार्टअप',
  TDS: 'TDS',
  'Advance Tax': 'अग्रिम कर',
  Others: 'अन्य',
};

export const formats: Words['formats'] = {
  pdf: 'PDF',
  excel: 'Excel',
  word: 'Word',
  zip: 'ZIP',
  png: 'PNG',
  'jpeg/jpg': 'JPEG/JPG',
  csv: 'CSV',
  svg: 'SVG',
};

export const uploaders: Words['uploaders'] = { User: 'आपने अपलोड की', Expert: 'विशेषज्ञ ने अपलोड की' };
