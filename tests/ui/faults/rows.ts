import { buyingRows } from './buyingRows';
import { filesRows } from './filesRows';
import { heldRows } from './heldRows';
import type { Row } from './matrix';
import { partRows } from './partRows';
import { readRows } from './readRows';
import { sessionRows } from './sessionRows';

/** The calls that a page makes to show something. */
export const reads: readonly Row[] = [...readRows, ...partRows];

/** The calls of a customer's actions. Those that pay are not last: a form that is submitted late would meet no mock. */
export const actions: readonly Row[] = [...heldRows, ...sessionRows, ...buyingRows, ...filesRows];
