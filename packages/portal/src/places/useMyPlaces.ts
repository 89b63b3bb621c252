import { listMyPlaces } from '@lia/sdk/places/endpoints';

import { useRead } from '../reads/useRead.ts';

/** The places that the member's gifts pay. */
export const useMyPlaces = () => useRead([listMyPlaces], (client) => client.call(listMyPlaces));
