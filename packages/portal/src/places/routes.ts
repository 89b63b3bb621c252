import { listMyPlaces } from '@lia/sdk/places/endpoints';
import type { DomainRoutes, MemberScreen } from '../routing/route.ts';

/** Where a giver sees what became of the places that their gifts pay. */
export const myPlaces: MemberScreen = {
  path: '/apps/lugares',
  permission: 'gifts.make',
  title: 'places.title',
  layout: 'member',
  reads: [listMyPlaces],
  load: () => import('./PlacesPage.tsx'),
};

export const places: DomainRoutes = { screens: [myPlaces] };
