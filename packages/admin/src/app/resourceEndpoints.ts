import type { Endpoint } from '@lia/sdk/http/endpoint';
import type { ApiError } from '@lia/sdk/http/error';

/** A record as it comes from the API, before react-admin's `id` is on it. */
export type Row = Readonly<Record<string, unknown>>;

/** How one resource is read and written: the calls of the contract and the shapes of their bodies. */
export interface ResourceEndpoints {
  /** The field that identifies a record. */
  id: string;
  list: Endpoint;
  get: Endpoint;
  write?: {
    create: Endpoint;
    update: Endpoint;
    /** Absent where nothing is ever deleted. */
    remove?: Endpoint;
    createBody: (record: Row) => object;
    updateBody: (record: Row) => object;
    /** A refusal's sentences by the form's field names. */
    fieldErrors: (error: ApiError) => Record<string, string>;
  };
}
