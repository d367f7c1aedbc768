import type { Portal } from '../en/portal';

const tabLabels: Portal['dashboard']['tabLabels'] = {
  overview: 'एक नज़र में',
  quickAccess: 'काम की स्थिति',
  transactions: 'लेनदेन',
};

/** Texts of the dashboard. */
export const dashboard: Portal['dashboard'] = {
  greeting: (name) => (name === '' ? 'स्वागत है' : `नमस्ते, ${name} जी`),
  needsYou: 'अभी ध्यान दें',
  tabs: 'डैशबोर्ड के भाग',
  tabLabels,
  money: 'आपके पैसों का हिसाब',
  paidThisYear: 'इस वित्त वर्ष में चुकाई गई राशि',
  toDecide: 'आपका निर्णय बाकी',
  findService: 'सेवा खोजें',
  tools: 'कैलकुलेटर',
  taxCalculator: 'टैक्स कैलकुलेटर',
  emiCalculator: 'EMI कैलकुलेटर',
  hraCalculator: 'HRA कैलकुलेटर',
  tdsCalculator: 'TDS कैलकुलेटर',
  callTitle: 'हमारे विशेषज्ञ के साथ 15 मिनट की मुफ़्त कॉल बुक करें',
  callLead: 'अनुपालन, टैक्स, कानूनी और दूसरे मामलों पर सलाह लें...',
  callAction: 'समय चुनें',
};
