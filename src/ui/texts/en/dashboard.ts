import type { DashboardTabKey } from '../../../domain/work/dashboardTabs';

const tabLabels: Readonly<Record<DashboardTabKey, string>> = {
  overview: 'Overview',
  quickAccess: 'Work Status',
  transactions: 'Transactions',
};

/** Texts of the dashboard; quoted sentences match the specification letter for letter (LANG-04). */
export const dashboard = {
  greeting: (name: string): string => (name === '' ? 'Welcome' : `Namaste, ${name}`),
  needsYou: 'Needs you now',
  tabs: 'Dashboard sections',
  tabLabels,
  money: 'Your money',
  paidThisYear: 'Paid this financial year',
  toDecide: 'For you to decide',
  findService: 'Find a service',
  tools: 'Financial Tools',
  taxCalculator: 'Tax Calculator',
  emiCalculator: 'EMI Calculator',
  hraCalculator: 'HRA Calculator',
  tdsCalculator: 'TDS Calculator',
  callTitle: 'Book a 15-minute FREE call with our Expert',
  callLead: 'Get advisory on matters related to Compliance, Taxation, Legal & more...',
  callAction: 'Choose a time',
};
