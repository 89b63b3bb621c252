import { resumeSession } from '@lia/sdk/accounts/endpoints';
import { countDelivered, getQuickPanel } from '@lia/sdk/quickPanel/endpoints';
import { saveMySettings, saveMyShortcuts } from '@lia/sdk/settings/endpoints';
import { MOST_SHORTCUTS } from '@lia/sdk/settings/rules';
import { expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';

const keptOf = async (api: RunningApi, { token }: Member) => {
  const { user } = await api.visitor.call(resumeSession, { body: { access_token: token } });
  return { settings: user.data.settings, shortcuts: user.data.shortcuts };
};

test('settings and shortcuts come with the session of their owner alone, and the last call replaces them', async ({
  api,
}) => {
  const [parent, other] = [await api.member('padre'), await api.member('padre')];
  expect(await keptOf(api, parent)).toEqual({ settings: {}, shortcuts: null });

  const chosen = { main: 'dark', direction: 'rtl', navbar_folded: true, animations: false } as const;
  expect(await parent.client.call(saveMySettings, { body: chosen })).toEqual({ data: chosen });
  expect(await keptOf(api, parent)).toEqual({ settings: chosen, shortcuts: null });

  const shortcuts = ['courses', 'donation', 'courses'];
  const saved = await parent.client.call(saveMyShortcuts, { body: { shortcuts } });
  expect(saved).toEqual({ data: ['courses', 'donation'] });
  // From another device, which knew nothing of the first choice; and once more, as after a lost answer.
  const later = { footer: 'light1' } as const;
  await parent.client.call(saveMySettings, { body: later });
  await parent.client.call(saveMySettings, { body: later });
  expect(await keptOf(api, parent)).toEqual({ settings: later, shortcuts: ['courses', 'donation'] });
  // Their name and address are still there.
  const { user } = await api.visitor.call(resumeSession, { body: { access_token: parent.token } });
  expect(user.data).toMatchObject({ username: parent.username });
  expect(await keptOf(api, other)).toEqual({ settings: {}, shortcuts: null });
});

test('what is no setting is refused, and what was kept stays', async ({ api }) => {
  const student = await api.member('alumno');
  await student.client.call(saveMySettings, { body: { layout: 'boxed' } });
  await student.client.call(saveMyShortcuts, { body: { shortcuts: [] } });

  const put = async (path: string, json: unknown, token: string | null = student.token) =>
    (await api.request('PUT', path, { json, ...(token !== null && { token }) })).status;
  const badSettings = [{ main: 'neon' }, { direction: 1 }, { animations: 'yes' }, { user_id: 1 }, []];
  const badShortcuts = [['<script>'], [''], ['a'.repeat(61)], [1], 'courses', Array(MOST_SHORTCUTS + 1).fill('a')];
  const answers = [
    ...badSettings.map((json) => put('/me/settings', json)),
    ...badShortcuts.map((shortcuts) => put('/me/shortcuts', { shortcuts })),
  ];
  expect(new Set(await Promise.all(answers))).toEqual(new Set([422]));
  expect(await put('/me/settings', {}, null)).toBe(401);
  expect(await put('/me/shortcuts', { shortcuts: [] }, null)).toBe(401);
  expect(await keptOf(api, student)).toEqual({ settings: { layout: 'boxed' }, shortcuts: [] });
});

test('quick panel and badge are empty while nothing fills them', async ({ api }) => {
  const teacher = await api.member('maestro');
  expect(await teacher.client.call(getQuickPanel)).toEqual({ notes: [], events: [] });
  expect(await teacher.client.call(countDelivered)).toEqual({ data: 0 });
  await expect(api.visitor.call(getQuickPanel)).rejects.toMatchObject({ status: 401 });
});
