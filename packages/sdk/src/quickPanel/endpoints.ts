import { endpoint } from '../http/endpoint.ts';
import type { Delivered, QuickPanel } from './records.ts';

/** Notes and events of the person who asks. */
export const getQuickPanel = endpoint<{ returns: QuickPanel }>('GET /quick-panel/data');

/** How many items were delivered to the person who asks, for the badge of the menu. */
export const countDelivered = endpoint<{ returns: Delivered }>('GET /tareas/entregadas');
