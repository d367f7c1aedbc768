import { describe, expect, it } from 'vitest';
import { ScoreScreen } from '../../../src/ui/score/ScoreScreen';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { aQuotation, aRequest } from '../../domain/quotations/builders';
import { when } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { openCart } from '../cart/openCart';
import { openSubService } from '../catalogue/openCatalogue';
import { openDashboard } from '../dashboard/openDashboard';
import { openDeadlines } from '../deadlines/openDeadlines';
import { openCabinet } from '../documents/openCabinet';
import { openProfile } from '../profile/openProfile';
import { aQuotationBackend, openDetail, openList } from '../quotations/openQuotations';
import { SessionHarness } from '../session/sessionHarness';
import { renderWith } from '../support/renderWith';
import { openTask } from '../work/openTask';
import { englishAfterSwitch } from './switched';

const data: Readonly<Record<string, readonly string[]>> = {
  Login: ['Sahayak Tax & Legal'],
  'Sign Up': ['Sahayak Tax & Legal'],
  Dashboard: [
    'GST Filing',
    'Review',
    'Book Keeping',
    'Company Registration',
    'GST Filing, Audit',
    'GST',
    'Pay',
    'Income Tax',
    'Old or new tax regime',
    'PAN card, Aadhaar card',
    'Service 1',
    'Income Tax Return',
  ],
  'File cabinet': ['return.pdf', 'register.csv', 'front.png', 'old.pdf', 'GST', 'Accounting', 'TDS', ', GST'],
  Quotations: ['GST Filing', 'Book Keeping'],
  Quotation: ['GST Filing'],
  Task: [
    'GST Filing',
    'Bank statement',
    'Photo',
    'PAN card',
    'Review',
    'Received.',
    'Collection',
    'Collection.pdf',
  ],
  Cart: ['Service 1'],
  'Sub-service': ['GST Registration', 'Your GSTIN in a week.', 'How long?'],
  Profile: [
    'Asha Rao',
    'asha@example.in',
    'Resident Individual/HUF',
    'ABCPR1234F',
    '12 MG Road',
    'Karnataka',
    'India',
    'Indian',
  ],
};

const quotations = () => new InMemoryQuotationGateway([aQuotation()], [aRequest()]);

describe('A screen in a second language', () => {
  it.each([
    ['Login', 'Login', () => new SessionHarness().openLogin()],
    ['Sign Up', 'Sign Up', () => new SessionHarness().openSignUp()],
    ['Dashboard', 'Upload 2 documents', () => openDashboard()],
    ['File cabinet', 'No Tags', () => openCabinet()],
    ['Quotations', 'Pending for Approval', () => openList(aQuotationBackend(quotations()))],
    ['Quotation', 'Accept', () => openDetail(aQuotationBackend(quotations()))],
    ['Task', 'Needed', () => openTask()],
    ['Cart', 'Place Order', () => openCart()],
    ['Sub-service', 'Proceed', () => openSubService()],
    ['Profile', 'Nationality', () => openProfile()],
    [
      'Deadlines',
      'Not for me',
      () =>
        openDeadlines({ tasks: [aTask()], quotations: [aQuotation({ expiresAt: when('2026-12-01') })] }).view,
    ],
    ['Score', 'Need Attention', () => renderWith(<ScoreScreen />)],
  ])('has no English word: %s', async (name, words, open) => {
    const { container } = open();
    expect(await englishAfterSwitch(container, { words, sent: data[name] ?? [] })).toEqual([]);
  });
});
