import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { LoadTasks } from '../../../src/application/work/LoadTasks';
import { aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';

describe('the customer’s tasks', () => {
  it('come as the backend has them, and fail as it fails', async () => {
    const gateway = new InMemoryWorkGateway([aTask()]);
    expect(await new LoadTasks(gateway).execute()).toEqual(right([aTask()]));
    gateway.fail();
    expect(await new LoadTasks(gateway).execute()).toEqual(left(gatewayError('ServerFault')));
  });
});
