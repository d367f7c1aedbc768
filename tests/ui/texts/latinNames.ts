/** Words that are written in Latin letters in Hindi too. */
const reasons: Readonly<Record<string, string>> = {
  'what forms and text messages print': 'PAN GSTIN OTP SMS TDS TCS PF ESI LLP HUF AOP BOI EMI HRA IFSC SWIFT',
  'file formats and the ends of file names':
    'PDF PNG JPG JPEG WEBP CSV ZIP XLSX DOC XLS PPT TXT HEIC GIF AVIF BMP TIFF SVG RAR zip csv txt',
  products: 'Excel Word PowerPoint WhatsApp iPhone',
  'words of the English settings that most phones in India show': 'Camera Formats Most Compatible',
  'units of size': 'KB MB',
  'the mark before a quotation number, and of a hidden phone number': 'QR XXXXXXXXXX',
  'the file to correct': 'portal config json',
  'how a safe address begins': 'https',
};

/** The names above. */
export const latinNames: ReadonlySet<string> = new Set(
  Object.values(reasons).flatMap((list) => list.split(' ')),
);

/** Codes and examples, such as a GSTIN or A4: words that contain a digit. */
const CODE = /[A-Za-z\d]*\d[A-Za-z\d]*/g;

/** The words in Latin letters of a text, without its codes. */
export const latinWordsIn = (text: string): readonly string[] =>
  text.replaceAll(CODE, '').match(/[A-Za-z]+/g) ?? [];
