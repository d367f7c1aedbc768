import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { texts } from '../texts/texts';
import { PortalTheme } from '../theme/PortalTheme';
import './shell.css';

export interface ConfigurationFaultsProps {
  readonly faults: readonly { readonly key: string; readonly expected: string }[];
}

/** Replaces the portal when its configuration is broken: lists every key that is missing or has the wrong type. */
export const ConfigurationFaults = observer(({ faults }: ConfigurationFaultsProps): ReactElement => (
  <PortalTheme>
    <main className="portal-faults">
      <h1>{texts().shell.faultsTitle}</h1>
      <p>{texts().shell.faultsLead}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts().shell.faultKey}</th>
            <th scope="col">{texts().shell.faultExpected}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ key, expected }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{expected}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  </PortalTheme>
));
