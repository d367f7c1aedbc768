/** What is told about a chosen file before it is sent, each with what to do (CHECK-01, CHECK-03). */
export const fileWarning = {
  lead: (name: string): string => `Before ${name} is sent:`,
  late: (name: string): string => `What the check of ${name} found after it was sent:`,
  passwordNeeded:
    'This file opens with a password only. Tell your expert the password by chat or call, never in a file name.',
  cutOff: 'The end of this file is missing. Download or scan it again, then choose the new file.',
  othersOnly:
    'This file opens only for those it was protected for. Save a copy without protection, then choose that copy.',
  unopenable:
    'This file could not be opened here: it may be damaged. Open it yourself first, or save or take it again.',
  noWorkbook:
    'This is no XLSX workbook, though its name says so: it may be an older Excel file. Save it as XLSX in Excel, then choose the new file.',
  noPages: 'This PDF has no pages. Save or scan the document again, then choose the new file.',
  pictureSmall: (width: number, height: number): string =>
    `This picture has only ${width} × ${height} pixels. Take it again from closer, or choose the original.`,
  pictureDark: 'This picture is very dark. Take the picture again in daylight.',
  pictureBlank: 'This picture shows almost nothing. Check that it is the right one, or take it again.',
  pictureBlurred: 'This picture is blurred. Take it again: hold the phone still and tap the text to focus.',
  sentBefore: 'You have already sent this same file for this task. Check that it is the right one.',
  pressUpload: 'To send it all the same, press Upload.',
  toReplace: (button: string): string => `To replace it, press “${button}”.`,
  uploadAnyway: 'Upload anyway',
  chooseAnother: 'Choose another file',
};
