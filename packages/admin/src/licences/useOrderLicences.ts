import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import {
  assignOrderLicences,
  changeLicenceSize,
  freeLicence,
  getOrderLicences,
  previewLicenceSize,
  reassignLicence,
} from '@lia/sdk/licences/endpoints';
import type { LicenceSize } from '@lia/sdk/licences/schema';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';

/** The licences of an order. */
export function useOrderLicences(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['licences', 'order', id],
    queryFn: ({ signal }) => client.call(getOrderLicences, { params: { id }, signal }),
    retry: false,
  });
}

/** The calls that change the licences of an order. */
export function useLicenceCalls(id: string) {
  const client = useClient();
  const once = () => ({ idempotencyKey: newIdempotencyKey() });
  return {
    assign: (people: string[]) => client.call(assignOrderLicences, { params: { id }, body: { people }, ...once() }),
    free: (licence: string) => client.call(freeLicence, { params: { id, licence }, ...once() }),
    reassign: (licence: string, person: string) =>
      client.call(reassignLicence, { params: { id, licence }, body: { person }, ...once() }),
    preview: (licences: number) => client.call(previewLicenceSize, { params: { id }, query: { licences } }),
    resize: (body: LicenceSize) => client.call(changeLicenceSize, { params: { id }, body, ...once() }),
  };
}
