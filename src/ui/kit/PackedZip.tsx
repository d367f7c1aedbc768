import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { MissingFile, Packable } from '../../application/documents/PackFiles';
import type { Command } from '../state/Command';
import { texts } from '../texts/texts';
import { Message } from './Message';
import { missingReason } from './missingFiles';
import { NamedProgress } from './NamedProgress';
import { StillWaiting } from './StillWaiting';
import './packedZip.css';

/** The zip itself lists them all. */
const MOST_NAMED = 20;

interface PackingProps {
  readonly label: string;
  readonly packing: Pick<Command<never>, 'isRunning' | 'isLong' | 'percent' | 'cancel'>;
}

/** How far a zip is, with Cancel; nothing while none is made. */
export const PackingProgress = observer(({ label, packing }: PackingProps): ReactElement | null =>
  packing.isRunning ? (
    <>
      {packing.percent === 0 && <StillWaiting command={packing} look="note" />}
      <div className="portal-packing">
        <NamedProgress label={label} percent={packing.percent} />
        <Button onClick={() => packing.cancel()}>{texts().packing.cancel}</Button>
      </div>
    </>
  ) : null,
);

interface MissingProps {
  readonly text: string;
  readonly missing: readonly MissingFile<Packable>[];
}

/** The files that the last zip lacks, each with the reason. */
export const MissingFiles = observer(({ text, missing }: MissingProps): ReactElement | null =>
  missing.length === 0 ? null : (
    <Message kind="error" cause={undefined}>
      <span>{text}</span>
      <ul className="portal-packing-missing">
        {missing.slice(0, MOST_NAMED).map(({ file, why }) => (
          <li key={file.fileName}>{texts().packing.missingFile(file.fileName, missingReason(why))}</li>
        ))}
        {missing.length > MOST_NAMED && (
          <li>{texts().packing.furtherMissing(missing.length - MOST_NAMED)}</li>
        )}
      </ul>
    </Message>
  ),
);
