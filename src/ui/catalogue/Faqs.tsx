import { observer } from 'mobx-react-lite';
import { Collapse } from 'antd';
import type { ReactElement } from 'react';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Faq } from '../../domain/catalogue/service';
import { ListState } from '../kit/ListState';
import { SafeHtml } from '../kit/SafeHtml';
import { SectionCard } from '../kit/SectionCard';
import type { Loadable } from '../state/Loadable';
import { texts } from '../texts/texts';
import { langOf } from '../kit/langOf';

const loadTexts = () => ({
  loading: texts().catalogue.loading,
  empty: texts().catalogue.noFaqs,
  failed: (): string => texts().catalogue.faqsFailed,
});

/** Frequently asked questions; their content is sanitised HTML from the server (SERV-11). */
export const Faqs = observer(
  ({ faqs }: { readonly faqs: Loadable<readonly Faq[], GatewayError> }): ReactElement => (
    <SectionCard title={texts().catalogue.faqs}>
      <ListState loadable={faqs} texts={loadTexts()}>
        {(items) => (
          <Collapse
            ghost
            className="portal-faqs"
            items={items.map(({ id, title, content }) => ({
              key: id,
              label: <span lang={langOf(title)}>{title}</span>,
              children: <SafeHtml html={content} />,
            }))}
          />
        )}
      </ListState>
    </SectionCard>
  ),
);
