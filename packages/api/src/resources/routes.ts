import { messageSchema } from '@lia/sdk/accounts/schema';
import { isShownInline } from '@lia/sdk/files/shown';
import {
  createResource,
  deleteResource,
  getElements,
  getResourceFile,
  getSharedElements,
  listResources,
  restoreResource,
  updateResource,
} from '@lia/sdk/resources/endpoints';
import { RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import {
  newResourceSchema,
  resourceElementsQuerySchema,
  resourceElementsSchema,
  resourceListSchema,
  resourceSavedSchema,
  resourceUpdateSchema,
  sharedElementsSchema,
} from '@lia/sdk/resources/schema';
import { messageKey, UUID } from '@lia/sdk/validation/fields';
import { object, string } from 'yup';

import { found } from '../platform/errors.ts';
import { Page, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { finishTaken } from '../uploads/take.ts';
import { findFile, readElements, readShared } from './elements.ts';
import { resourceList, withManaged } from './lists.ts';
import * as service from './service.ts';
import { resourceUploads } from './uploads.ts';

const permission = 'resources.manage';
const folder = object({
  id: string()
    .required()
    .test('folder', messageKey('invalid'), (value) => value === 'all' || UUID.test(value)),
});

export function resourceRoutes(api: Api): void {
  serve(api, listResources, {
    ...resourceList.pages('In all folders.'),
    summary: 'Search resources',
    permission,
    returns: resourceListSchema,
    async handle(call) {
      const page = await resourceList.answer(call);
      return new Page(await withManaged(call, page.rows), page, page.total, page.facets);
    },
  });

  serve(api, getElements, {
    summary: 'What a folder of resources contains',
    description: '`all` is what stands at the top. Folders first, then by name; up to 200.',
    permission,
    inViews: true,
    body: resourceElementsQuerySchema,
    returns: resourceElementsSchema,
    handle: (call) => readElements(call, call.body.id),
  });

  serve(api, createResource, {
    summary: 'Add a resource',
    description:
      'A folder, a link, or a finished upload for `resource` as a file or video. What is in a folder is seen as that is.',
    permission,
    status: 201,
    idempotent: true,
    body: newResourceSchema,
    returns: resourceSavedSchema,
    async prepare({ app, scope, body }) {
      const taken = { userId: scope.userId, purpose: resourceUploads, rowId: null };
      if (body.upload) await finishTaken(app, taken, body.upload);
    },
    handle: async (call) => ({
      message: call.t('resource.saved'),
      data: await service.createResource(call, call.body),
    }),
  });

  serve(api, updateResource, {
    summary: 'Change or move a resource',
    permission,
    idempotent: true,
    params: rowUuid,
    body: resourceUpdateSchema,
    returns: resourceSavedSchema,
    handle: async (call) => ({
      message: call.t('resource.saved'),
      data: await service.updateResource(call, call.params.id, call.body),
    }),
  });

  serve(api, deleteResource, {
    summary: 'Delete a resource with all that it contains',
    description: `It may be restored within ${RESTORE_DAYS} days; then its files go.`,
    permission,
    params: rowUuid,
    returns: messageSchema,
    async handle(call) {
      await service.deleteResource(call, call.params.id);
      return { message: call.t('resource.deleted') };
    },
  });

  serve(api, restoreResource, {
    summary: 'Restore a resource',
    permission,
    idempotent: true,
    params: rowUuid,
    returns: resourceSavedSchema,
    handle: async (call) => ({
      message: call.t('resource.restored'),
      data: await service.restoreResource(call, call.params.id),
    }),
  });

  serve(api, getResourceFile, {
    summary: 'The file of a resource',
    description: 'For who sees it. Pictures, audio and PDF are sent to be shown, in a sandbox.',
    permission: 'resources.files',
    params: rowUuid,
    async handle({ app, db, scope, params }) {
      const file = found(await findFile(db, scope, params.id));
      const download = await app.files.download(file);
      return isShownInline(file.type) ? download.shown() : download;
    },
  });

  serve(api, getSharedElements, {
    summary: 'What is shared with me, in a folder',
    description: '`all` is what stands at the top. Notes of teachers are not in it.',
    permission: 'resources.read',
    params: folder,
    returns: sharedElementsSchema,
    handle: ({ db, scope, params }) => readShared(db, scope, params.id),
  });
}
