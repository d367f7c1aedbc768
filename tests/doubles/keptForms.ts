import { KeptForms } from '../../src/application/forms/KeptForms';
import type { FormStorage } from '../../src/application/ports/FormStorage';
import { aSession } from './aSession';
import { FixedClock } from './FixedClock';
import { InMemoryFormStorage } from './InMemoryFormStorage';
import { InMemorySessionStorage } from './InMemorySessionStorage';

/** The forms of a page of a signed-in customer. */
export const keptForms = (storage: FormStorage = new InMemoryFormStorage()): KeptForms => {
  const session = new InMemorySessionStorage();
  session.keep(aSession());
  return new KeptForms({ storage, session, clock: new FixedClock() });
};
