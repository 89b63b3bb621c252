import { makeFeed } from '@lia/sdk/calendar/endpoints';
import { joinMeeting } from '@lia/sdk/classroom/endpoints';
import { listGroupWork } from '@lia/sdk/deliveries/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { getMediaAddress } from '@lia/sdk/media/endpoints';
import { listSentInvitations } from '@lia/sdk/parentInvitations/endpoints';
import { makeClassQr } from '@lia/sdk/signInPictures/endpoints';
import { describe, expect, test, vi } from 'vitest';

import { cached } from '../../build/cached.ts';
import { createOfflineReads } from '../services/offlineReads.ts';
import { readings } from './WholePortal.tsx';

const HERE = 'https://lia.example';
const ID = '0a0a0a0a-0000-4000-8000-0000000000c1';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.signed';

describe('no signed address is cached', () => {
  test.for([
    ['of media', `/api/api/media/bytes/${TOKEN}`, 'no-cors'],
    ['of a file in a bucket', `https://bucket.example/files/1?X-Amz-Signature=${TOKEN}`, 'no-cors'],
    ['of a bucket that has a folder of our name', `https://bucket.example/assets/1?X-Amz-Signature=${TOKEN}`, 'cors'],
    ['of an archive', `/api/api/tareas/grupos/archivo?ticket=${TOKEN}`, 'no-cors'],
    ['of a calendar', `/api/api/calendar/feeds/${TOKEN}`, 'cors'],
    ['that an identity provider leads back to', `/callback?code=${TOKEN}&state=s`, 'navigate'],
    ['of a page that a token opens', `/apps/landing?token=${TOKEN}`, 'navigate'],
  ] as const)('by the service worker: %s', ([, address, mode]) => {
    const url = new URL(address, HERE);
    const asked = { url, request: { mode }, sameOrigin: url.origin === HERE };
    const rule = cached.find(({ urlPattern }) => urlPattern(asked));
    expect(rule?.handler ?? 'none').toBe(mode === 'navigate' ? 'NetworkOnly' : 'none');
  });

  test('among what members saw last', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [], url: `${HERE}/${TOKEN}` }));
    const reads = createOfflineReads('/api/api');
    reads.add(readings);
    const client = createClient({ baseUrl: '/api/api', fetch: (url, init) => reads.send(url, init, () => 'uuid') });
    const id = { params: { id: ID } };
    await client.call(getMediaAddress, { ...id, query: { quality: 'original' } });
    await client.call(listGroupWork, { query: { group_id: ID } });
    await client.call(listSentInvitations);
    await client.call(joinMeeting, id);
    await client.call(makeFeed, { body: { kinds: ['homework'], names: false } });
    await client.call(makeClassQr, { ...id, body: { replaces: null } });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(TOKEN);
  });
});
