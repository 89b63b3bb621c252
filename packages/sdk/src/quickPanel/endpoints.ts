import { endpoint } from '../http/endpoint.ts';
import type { Delivered, QuickPanel } from './records.ts';

/** Notes and events of the person who asks. */
export const getQuickPanel = endpoint<{ returns: QuickPanel }>('GET /quick-panel/data');

/** How many deliveries wait for a grade by the teacher who asks, for the badge of the menu; 0 for anyone else. */
export const countDelivered = endpoint<{ returns: Delivered }>('GET /tareas/entregadas');
