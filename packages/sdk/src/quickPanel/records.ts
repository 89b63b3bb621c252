import { array, type InferType, number, string } from 'yup';

import { record } from '../validation/fields.ts';

const entries = () =>
  array(record({ id: string().required(), title: string().required(), detail: string().defined() })).required();

/** Notes and events of the quick panel (document 2 section 3). */
export const quickPanelSchema = record({ notes: entries(), events: entries() });
export type QuickPanel = InferType<typeof quickPanelSchema>;

/** How many items were delivered: the badge 'actividades' (document 2 section 7). */
export const deliveredSchema = record({ data: number().required().integer().min(0) });
export type Delivered = InferType<typeof deliveredSchema>;
