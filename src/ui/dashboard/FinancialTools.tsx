import { observer } from 'mobx-react-lite';
import { BankOutlined, CalculatorOutlined, HomeOutlined, PercentageOutlined } from '@ant-design/icons';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { ExternalLink } from '../kit/ExternalLink';
import { SectionCard } from '../kit/SectionCard';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import '../catalogue/services.css';

interface Tool {
  readonly name: string;
  readonly address: string;
  readonly icon: ReactElement;
}

const useTools = (): readonly Tool[] => {
  const { tax, emi, hra, tds } = useStore(Deployment).configuration.links.calculators;
  const tools = [
    { name: texts().dashboard.taxCalculator, address: tax, icon: <CalculatorOutlined aria-hidden /> },
    { name: texts().dashboard.emiCalculator, address: emi, icon: <BankOutlined aria-hidden /> },
    { name: texts().dashboard.hraCalculator, address: hra, icon: <HomeOutlined aria-hidden /> },
    { name: texts().dashboard.tdsCalculator, address: tds, icon: <PercentageOutlined aria-hidden /> },
  ];
  return tools.filter((tool) => tool.address !== '');
};

/** Links to external calculators, each in a new tab (DASH-05). */
export const FinancialTools = observer((): ReactElement | null => {
  const tools = useTools();
  if (tools.length === 0) return null;
  return (
    <SectionCard title={texts().dashboard.tools}>
      <ul className="portal-service-grid portal-tools" role="list">
        {tools.map(({ name, address, icon }) => (
          <li key={name}>
            <ExternalLink href={address} className="portal-service-tile">
              <span className="portal-service-icon">{icon}</span>
              <span>{name}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
});
