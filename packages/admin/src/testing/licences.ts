import type { ClientOptions } from '@lia/sdk/http/client';

/** The API, in which some users hold a licence: they are deactivated with it alone. */
export function holdingLicences(uuids: readonly string[]): NonNullable<ClientOptions['fetch']> {
  const body = { code: 'USER_HOLDS_LICENCE', message: 'Tiene una licencia o una membresía vigente.' };
  return async (url, init) => {
    const isHeld = uuids.some((uuid) => url.endsWith(`/usuarios/${uuid}/deactivate`));
    const frees = typeof init.body === 'string' && init.body.includes('"free_licences":true');
    return isHeld && !frees ? Response.json(body, { status: 409 }) : fetch(url, init);
  };
}
