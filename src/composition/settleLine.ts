import type { Container } from 'inversify';
import { Connection } from '../application/ports/Connection';
import { line } from '../ui/state/line';

/** Before the first screen: what it reads without a connection then waits for it, instead of failing (LINE-03). */
export const settleLine = async (container: Container): Promise<void> =>
  line.setDown(await container.get(Connection).isDown());
