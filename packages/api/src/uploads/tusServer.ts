import { type UploadPurposeName, UPLOADS_PATH } from '@lia/sdk/uploads/rules';
import { Server, type ServerOptions } from '@tus/server';

import type { AppContext } from '../platform/appContext.ts';
import { type ApiFailure, found } from '../platform/errors.ts';
import { errorBody } from '../platform/errorHandler.ts';
import { languageOf } from '../platform/language.ts';
import { API_ROOT } from '../platform/serve.ts';
import { finishUpload } from './finish.ts';
import { LeaseLocker } from './locks.ts';
import { PartStore } from './partStore.ts';
import type { UploadPurpose } from './purpose.ts';
import { findUpload } from './store.ts';

/** How long a connection that another one takes over from has to store what it received. */
const DRAIN_MS = 500;

type TusRequest = Parameters<NonNullable<ServerOptions['onIncomingRequest']>>[0];

/**
 * The protocol of resumable uploads over our database and file store. `create` makes the row of a new upload, by the request as Node has it,
 * and returns its id; `idOf` has the id of the upload that another request was admitted for; `purposeOf` knows what a finished one may be;
 * `failureOf` is what any other error is answered as.
 */
export function tusServer(
  app: Pick<AppContext, 'db' | 'files'>,
  purposeOf: (name: UploadPurposeName) => UploadPurpose,
  create: (request: object) => Promise<string>,
  idOf: (request: object) => string | undefined,
  failureOf: (error: Error) => ApiFailure,
): Server {
  const store = new PartStore(app);
  return new Server({
    path: `${API_ROOT}${UPLOADS_PATH}`,
    relativeLocation: true,
    datastore: store,
    locker: new LeaseLocker(app.db, (id) => store.settled(id)),
    lockDrainTimeout: DRAIN_MS,
    // Our own header of allowed origins is set already.
    allowedOrigins: [],
    namingFunction: (request) => create(rawOf(request)),
    // By itself tus takes what stands at the end of the address, its query included: another upload than the one that was asked for.
    getFileIdFromRequest: (request) => idOf(rawOf(request)),
    async onUploadFinish(_, { id }) {
      const upload = found(await findUpload(app.db, id));
      await finishUpload(app, upload, purposeOf(upload.purpose).rule);
      return {};
    },
    onResponseError(request, error) {
      // What tus refuses by itself has its own status and text.
      if (!(error instanceof Error) || 'status_code' in error) return undefined;
      const failure = failureOf(error);
      const language = languageOf(request.headers.get('accept-language') ?? undefined);
      return { status_code: failure.status, body: JSON.stringify(errorBody(failure, language)) };
    },
  });
}

/** The request as Node has it. */
function rawOf(request: TusRequest): object {
  const raw = request.runtime?.node?.req;
  if (!raw) throw new Error('tus was called without a request of Node');
  return raw;
}
