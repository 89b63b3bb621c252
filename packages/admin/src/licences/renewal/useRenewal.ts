import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../../client/ClientContext.ts';

/** How the membership of an order is renewed. */
export function useRenewal(id: string) {
  const client = useClient();
  return useQuery({
    queryKey: ['licences', 'renewal', id],
    queryFn: ({ signal }) => client.call(getRenewal, { params: { id }, query: {}, signal }),
    retry: false,
  });
}

/** The calls about the renewal of an order's membership. */
export function useRenewalCalls(id: string) {
  const client = useClient();
  return {
    preview: (licences: number) => client.call(getRenewal, { params: { id }, query: { licences } }),
    choose: (licences: number) =>
      client.call(chooseRenewal, { params: { id }, body: { licences }, idempotencyKey: newIdempotencyKey() }),
  };
}
