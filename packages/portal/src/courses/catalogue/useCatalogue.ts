import { listMyCatalogue } from '@lia/sdk/courses/endpoints';

import { useRead } from '../../reads/useRead.ts';

/**
 * The courses on offer at the price of who is signed in. Read again by each page, since a purchase changes the other
 * prices; and not while a page is open, where it would take the form away from under the purchase.
 */
export const useCatalogue = () =>
  useRead([listMyCatalogue], (client) => client.call(listMyCatalogue), {
    dedupingInterval: 0,
    revalidateOnFocus: false,
  });
