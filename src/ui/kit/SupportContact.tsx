import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { langOf } from './langOf';

/** Whom a customer asks who cannot go on, wherever it is said to; nothing where the deployment names nobody (BRAND-02). */
export const SupportContact = observer(({ label }: { readonly label?: string }): ReactElement | null => {
  const { phone, email, hours } = useStore(Deployment).configuration.brand.support;
  const open = lightTexts().kit.ofDeployment(hours);
  if (`${phone}${email}${open}` === '') return null;
  return (
    <span className="portal-support">
      {label !== undefined && <span>{label}</span>}
      {phone !== '' && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
      {email !== '' && (
        <a lang={langOf(email)} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {open !== '' && <span lang={langOf(open)}>{open}</span>}
    </span>
  );
});
