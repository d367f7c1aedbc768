import { none, some, toUndefined } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { taskDocumentId } from '../../../src/domain/documents/file';
import { offeredDocuments } from '../../../src/domain/documents/whichDocument';
import { aDocument } from './aFile';

const asked = (...names: readonly string[]) => names.map((name) => aDocument({ id: name, name }));

const company = asked('PAN card', 'Aadhaar card', 'Proof of registered office', 'Passport photograph');
const taxes = asked('PAN card', 'Aadhaar card', 'Form 16', 'Bank statement');
const hindi = asked('PAN कार्ड', 'आधार कार्ड', 'फ़ॉर्म 16', 'बैंक स्टेटमेंट', 'कैंसल किया हुआ चेक', 'पासपोर्ट आकार की फ़ोटो');

const papers = asked(
  'Passport',
  'Voter ID',
  'Driving licence',
  'Cancelled cheque',
  'Form 26AS',
  'Form 16',
  'Salary slips',
  'Bank statement',
  'Electricity bill',
  'Rent agreement',
);

const named = (...names: readonly string[]) => names.map((name) => ({ name, type: '' }));

const offered = (name: string, documents = taxes, type = ''): string | undefined =>
  toUndefined(offeredDocuments([{ name, type }], documents)[0] ?? none);

describe('which document a file probably is', () => {
  it.each([
    ['PAN_card.pdf', 'PAN card'],
    ['pan.jpg', 'PAN card'],
    ['PANCARD (1).jpeg', 'PAN card'],
    ['PanCard-Ravi.png', 'PAN card'],
    ['PANCR-ABCDE1234F.pdf', 'PAN card'],
    ['aadhaar front.jpg', 'Aadhaar card'],
    ['EAadhaar_0123456789012_01012020.pdf', 'Aadhaar card'],
    ['Adhar card scan copy.pdf', 'Aadhaar card'],
    ['Form16_2025-26.pdf', 'Form 16'],
    ['FORM-16.pdf', 'Form 16'],
    ['form 16 part B AY 2026-27.pdf', 'Form 16'],
    ['bank statement oct.pdf', 'Bank statement'],
    ['BankStatement_HDFC_2026.xlsx', 'Bank statement'],
    ['bank_statements.pdf', 'Bank statement'],
  ])('%s is offered as %s [PAPER-04]', (name, document) => {
    expect(offered(name)).toBe(document);
  });

  it.each([
    ['photo.jpg', 'Passport photograph'],
    ['passport size photo.jpeg', 'Passport photograph'],
    ['photo of pan card.jpg', 'PAN card'],
    ['Proof of registered office.pdf', 'Proof of registered office'],
    ['registered office proof (electricity bill).pdf', 'Proof of registered office'],
  ])('%s is offered as %s of a company [PAPER-04]', (name, document) => {
    expect(offered(name, company)).toBe(document);
  });

  it.each([
    ['PAN_card.pdf', 'PAN कार्ड'],
    ['पैन कार्ड.pdf', 'PAN कार्ड'],
    ['आधार कार्ड आगे.jpg', 'आधार कार्ड'],
    ['aadhar.jpg', 'आधार कार्ड'],
    ['Form16_2025-26.pdf', 'फ़ॉर्म 16'],
    ['फॉर्म १६.pdf', 'फ़ॉर्म 16'],
    ['bank statement oct.pdf', 'बैंक स्टेटमेंट'],
    ['cancelled cheque.jpg', 'कैंसल किया हुआ चेक'],
    ['पासपोर्ट फोटो.jpg', 'पासपोर्ट आकार की फ़ोटो'],
  ])('%s is offered as %s where the task is written in Hindi [PAPER-04]', (name, document) => {
    expect(offered(name, hindi)).toBe(document);
  });

  it.each([
    'WhatsApp Image 2026-11-16 at 10.12.33.jpeg',
    'IMG_20261102_101233.jpg',
    'PHOTO-2026-11-02-10-12-33.jpg',
    'photo 1.jpg',
    'image.jpg',
    'Scan 16.pdf',
    'Form 16A.pdf',
    'company panel.pdf',
    'statement.pdf',
    'passport.pdf',
    '1000023456.jpg',
    '.pdf',
  ])('nothing is offered for %s [PAPER-04]', (name) => {
    expect([offered(name), offered(name, company), offered(name, hindi)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['पासपोर्ट.jpg', 'Passport'],
    ['Voter_Card.jpg', 'Voter ID'],
    ['EPIC-ABC1234567.pdf', 'Voter ID'],
    ['वोटर कार्ड.jpg', 'Voter ID'],
    ['मतदाता पहचान पत्र.jpg', 'Voter ID'],
    ['DrivingLicense.jpg', 'Driving licence'],
    ['लाइसेंस.jpg', 'Driving licence'],
    ['cancel check.pdf', 'Cancelled cheque'],
    ['chq 000123.jpg', 'Cancelled cheque'],
    ['चेक.jpg', 'Cancelled cheque'],
    ['26AS_2025-26.pdf', 'Form 26AS'],
    ['FORM - 16.pdf', 'Form 16'],
    ['payslip_oct.pdf', 'Salary slips'],
    ['सैलरी स्लिप.pdf', 'Salary slips'],
    ['बैंक विवरण.pdf', 'Bank statement'],
    ['light bill.pdf', 'Electricity bill'],
    ['बिजली बिल.pdf', 'Electricity bill'],
    ['Lease-Agreement.pdf', 'Rent agreement'],
    ['किरायानामा.pdf', 'Rent agreement'],
  ])('%s is offered as %s, which is written in another way [PAPER-04]', (name, document) => {
    expect(offered(name, papers)).toBe(document);
  });

  it.each([
    ['aadhar.jpg', 'Aadhaar card of director'],
    ['pan.pdf', 'PAN card of director'],
    ['photo.jpg', 'Photograph of director'],
    ['passport.jpg', 'Passport of director'],
    ['voter.jpg', 'Voter ID of director'],
    ['licence.jpg', 'Driving licence of director'],
    ['cheque.jpg', 'Cheque of director'],
    ['Form16.pdf', 'Form 16 of director'],
    ['26AS.pdf', 'Form 26AS of director'],
    ['bank statement.pdf', 'Bank statement of director'],
    ['payslip.pdf', 'Salary slip of director'],
  ])('%s names the paper of %s, though not whose it is [PAPER-04]', (name, document) => {
    expect(offered(name, asked(document, 'List of members'))).toBe(document);
  });

  it.each([
    ['bill.pdf', 'Electricity bill'],
    ['director.pdf', 'PAN card of director'],
    ['office lunch.pdf', 'Proof of registered office'],
    ['electricity bill.pdf', 'Electricity bill of registered office'],
  ])('%s is not offered as %s, of whose words it has some [PAPER-04]', (name, document) => {
    expect(offered(name, asked(document))).toBeUndefined();
  });

  it.each([
    ['GSTR3B_Oct.pdf', 'GSTR-3B'],
    ['GSTR 3B Oct.pdf', 'GSTR3B'],
    ['ITR_4.pdf', 'ITR-4'],
    ['फॉर्म 16.pdf', 'Form 16'],
    ['nomination form 2026.pdf', 'Nomination form'],
    ['nomination form asha2.pdf', 'Nomination form'],
    ['platform 12 invoice.pdf', 'Platform invoice'],
    ['director 2 consent.pdf', 'Consent of director'],
  ])('%s is offered as %s: the number of a form belongs to it, and no other one does', (name, document) => {
    expect(offered(name, asked(document, 'GSTR-1', 'ITR-3'))).toBe(document);
  });

  it.each([
    ['GSTR 3B.pdf', 'GSTR-3'],
    ['Form 12.pdf', 'Form 16'],
    ['TD certificate.pdf', 'TDS certificate'],
    ['list.csv', 'CSV file'],
  ])('%s is not offered as %s', (name, document) => {
    expect(offered(name, asked(document))).toBeUndefined();
  });

  it.each([
    ['photo asha2.jpg', 'Passport photograph'],
    ['photograph 2.jpg', 'Passport photograph'],
    ['scan.pan.jpg', 'PAN card'],
    ['sales register.pdf', 'Sales register 2025-26'],
    ['registrations.pdf', 'Registration'],
    ['registration.pdf', 'Registrations'],
  ])('%s is offered as %s', (name, document) => {
    expect(offered(name, asked(document, 'Aadhaar card'))).toBe(document);
  });

  it('reads a name without an ending to its end', () => {
    expect(offered('Asha Ltd. PAN', asked('PAN card'), 'application/pdf')).toBe('PAN card');
  });

  it('is none for photos that are only numbered, in any number [PAPER-04]', () => {
    expect(offered('photos 12.jpg', company)).toBeUndefined();
    expect(offered('photos.jpg', company)).toBe('Passport photograph');
  });

  it('asks by the kind as well: no portrait is a PDF, no card a table [PAPER-04]', () => {
    expect(offered('passport photo.pdf', company)).toBeUndefined();
    expect(offered('pan card details.xlsx', company)).toBeUndefined();
    expect(offered('photo', company, 'image/jpeg')).toBe('Passport photograph');
  });

  it('offers nothing where two documents fit alike, and the closer one where one does', () => {
    const both = asked('PAN card of company', 'PAN card of director');
    expect(offered('pan.pdf', both)).toBeUndefined();
    expect(offered('pan director.pdf', both)).toBe('PAN card of director');
    expect(offered('pan rao.pdf', asked('PAN card', 'PAN card of director'))).toBeUndefined();
    expect(offered('pan asha.pdf', asked('PAN card of Asha Rao', 'PAN card of Ravi Rao'))).toBe(
      'PAN card of Asha Rao',
    );
    expect(offered('register.xlsx', asked('Sales register', 'Purchase register'))).toBeUndefined();
    expect(offered('Sales Register Q1.xlsx', asked('Sales register', 'Purchase register'))).toBe(
      'Sales register',
    );
    expect(offered('GSTR-1 oct.pdf', asked('GSTR-1', 'GSTR-3B'))).toBe('GSTR-1');
  });

  it('offers no document for two files, nor one that a file of the list is for [PAPER-04]', () => {
    const front = named('aadhaar front.jpg', 'aadhaar back.jpg', 'pan.jpg');
    expect(offeredDocuments(front, taxes)).toEqual([none, none, some('PAN card')]);
    expect(offeredDocuments(named('pan.jpg'), taxes, new Set([taskDocumentId('PAN card')]))).toEqual([none]);
  });

  it('takes any name, and documents without a telling word', () => {
    expect(offered('', asked('', '...', 'Copy of the document'))).toBeUndefined();
    expect(offered('copy.pdf', asked('Copy of the document'))).toBeUndefined();
    expect(offered('pan.pdf', [])).toBeUndefined();
  });
});
