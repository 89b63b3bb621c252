import { listMyPlaces } from '@lia/sdk/places/endpoints';

import { useRead } from '../services/useRead.ts';

/** The places that the member's gifts pay. */
export const useMyPlaces = () => useRead([listMyPlaces], (client) => client.call(listMyPlaces));
