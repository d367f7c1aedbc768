import { observer } from 'mobx-react-lite';
import { Collapse } from 'antd';
import type { ReactElement } from 'react';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Faq } from '../../domain/catalogue/service';
import { ListState } from '../kit/ListState';
import { SafeHtml } from '../kit/SafeHtml';
import { SectionCard } from '../kit/SectionCard';
import type { Loadable } from '../state/Loadable';
import { catalogueTexts } from '../texts/catalogueTexts';
import { langOf } from '../kit/langOf';

const texts = () => ({
  loading: catalogueTexts.loading,
  empty: catalogueTexts.noFaqs,
  failed: (): string => catalogueTexts.faqsFailed,
});

/** Frequently asked questions; their content is sanitised HTML from the server (SERV-11). */
export const Faqs = observer(
  ({ faqs }: { readonly faqs: Loadable<readonly Faq[], GatewayError> }): ReactElement => (
    <SectionCard title={catalogueTexts.faqs}>
      <ListState loadable={faqs} texts={texts()}>
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
