import { endpoint } from '../http/endpoint.ts';
import type { ChildPoints, MyPoints } from './schema.ts';

/** The points, streak and badges of the student who asks. */
export const getMyPoints = endpoint<{ returns: MyPoints }>('GET /me/points');

/** Points and streak of a child of the caller, by their uuid. 404 for anyone else's. */
export const getChildPoints = endpoint<{ params: { id: string }; returns: ChildPoints }>('GET /children/{id}/points');
