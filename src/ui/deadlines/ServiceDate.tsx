import { isNone, some } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { SubService } from '../../domain/catalogue/service';
import { DateText } from '../kit/DateText';
import { MarkedWords } from '../kit/MarkedWords';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { remarksOf, statutoryWords, titleOfDate } from './deadlineWords';
import { soughtDatePath } from './pageAddress';
import { ServiceDateStore } from './ServiceDateStore';

export interface ServiceDateProps {
  readonly subService: Pick<SubService, 'id' | 'name'>;
}

/** The next date by law of what a service does, with whom it concerns; nothing where there is none (DUE-14). */
export const ServiceDate = observer(({ subService }: ServiceDateProps): ReactElement | null => {
  const store = useStore(ServiceDateStore);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const next = store.next(subService);
  if (isNone(next)) return null;
  const { day, rule } = next.value;
  return (
    <div>
      <dt>{texts().deadline.nextByLaw}</dt>
      <dd>
        <Link to={soughtDatePath({ day, rule: rule.id })}>
          <DateText when={some({ kind: 'day', day })} />
        </Link>
      </dd>
      {[titleOfDate(next.value), texts().deadline.tableLanguage(rule.who), ...remarksOf(next.value)].map(
        (line) => (
          <dd key={line} className="portal-fact-hint">
            <MarkedWords text={line} words={statutoryWords(next.value)} />
          </dd>
        ),
      )}
    </div>
  );
});
