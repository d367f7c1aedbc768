import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { FindTask } from '../../../src/application/work/FindTask';
import { taskId } from '../../../src/domain/work/task';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aStep, aTask } from '../../domain/work/aTask';

const work = () => new InMemoryWorkGateway([aTask()], new Map([['3', [aStep()]]]));

describe('a task that is opened by its address', () => {
  it('is looked up among the customer’s tasks', async () => {
    expect(await new FindTask({ work: work() }).execute(taskId('3'))).toEqual(right(aTask()));
  });

  it('is missing for an id the customer does not have', async () => {
    expect(await new FindTask({ work: work() }).execute(taskId('999'))).toEqual(
      left({ kind: 'TaskMissing' }),
    );
  });

  it('is looked up once for all parts of its page', async () => {
    const gateway = work();
    const find = new FindTask({ work: gateway });
    const found = await Promise.all([find.execute(taskId('3')), find.execute(taskId('3'))]);
    expect([found, gateway.lookedUp]).toEqual([[right(aTask()), right(aTask())], ['3']]);
  });

  it('is not reported as missing when the tasks cannot be read', async () => {
    const failing = work();
    failing.fail();
    expect(await new FindTask({ work: failing }).execute(taskId('3'))).toEqual(
      left(gatewayError('ServerFault')),
    );
  });
});
