import { endpoint } from '../http/endpoint.ts';
import type { PlanList, Price } from './schema.ts';

/** The nine plans, in the order of the specification. */
export const listPlans = endpoint<{ returns: PlanList }>('GET /membresia');

/** Price of a plan by `type`, written `padre-gratis`, or of a course, `curso-12`; 404 for an unknown one. */
export const getPrice = endpoint<{ params: { type: string }; returns: Price }>('GET /stripe/price/{type}');
