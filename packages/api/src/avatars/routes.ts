import { avatarCatalogue } from '@lia/sdk/avatars/catalogue';
import { chooseAvatar, listAvatars } from '@lia/sdk/avatars/endpoints';
import { avatarChoiceSchema, avatarChosenSchema, avatarListSchema } from '@lia/sdk/avatars/schema';

import { found, invalidFields } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { avatarAdministrationRoutes } from './administrationRoutes.ts';
import { chooseAvatar as keepChoice, withheldIds } from './store.ts';

export function avatarRoutes(api: Api): void {
  avatarAdministrationRoutes(api);

  serve(api, listAvatars, {
    summary: 'Avatars that may be chosen',
    permission: 'avatars.choose',
    returns: avatarListSchema,
    async handle({ db, language }) {
      const withheld = await withheldIds(db);
      const offered = avatarCatalogue.filter(({ id }) => !withheld.has(id));
      return {
        data: offered.map(({ id, path, name, description }) => ({
          id,
          path,
          name: name[language],
          description: description[language],
        })),
      };
    },
  });

  serve(api, chooseAvatar, {
    summary: 'Choose my avatar, or that of my child',
    description: '422 at `avatarId` for an avatar that is not offered. Null leads back to the default one.',
    permission: 'avatars.choose',
    params: rowUuid,
    body: avatarChoiceSchema,
    returns: avatarChosenSchema,
    async handle({ db, scope, params, body: { avatarId }, t }) {
      const avatar = avatarCatalogue.find(({ id }) => id === avatarId);
      if (avatarId !== null && (!avatar || (await withheldIds(db)).has(avatarId)))
        throw invalidFields({ avatarId: { key: 'invalid' } });
      const changed = await keepChoice(db, scope, params.id, avatar?.path ?? null);
      return { message: t('operation.succeeded'), avatar_path: found(changed).avatar_path };
    },
  });
}
