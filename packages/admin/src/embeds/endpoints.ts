import { createEmbed, deleteEmbed, getEmbed, listEmbeds, updateEmbed } from '@lia/sdk/embeds/endpoints';
import { tidyOrigin } from '@lia/sdk/embeds/rules';
import { embedSchema } from '@lia/sdk/embeds/schema';

import type { Row, ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** What a form says of a site, without what only the server says. */
export const embedData = ({ name, origins, active }: Row): object => ({
  name,
  origins: Array.isArray(origins)
    ? origins.map((typed: unknown) => tidyOrigin(typeof typed === 'string' ? typed : ''))
    : [],
  active,
});

const bodyOf = (row: Row): object => embedSchema.cast(embedData(row));

/** `origins[1]`, as the contract names a field, is `origins.1` to the form. */
export const fieldOf = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');

export const embedEndpoints: ResourceEndpoints = {
  id: 'id',
  list: listEmbeds,
  get: getEmbed,
  write: {
    create: createEmbed,
    update: updateEmbed,
    remove: deleteEmbed,
    createBody: bodyOf,
    updateBody: bodyOf,
    fieldErrors: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([path, message]) => [fieldOf(path), message])),
  },
};
